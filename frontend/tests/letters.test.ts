import { expect, test } from "vitest";
import { englishLetters } from "../src/model/letters";

const russian = englishLetters("Кр Ф Л С К");
const ukrainian = englishLetters("Кр Ф Т С К");

test.each([
  ["Крf1", "Kf1"],
  ["4.Кf3 Сc5 5.Фxf7#", "4.Nf3 Bc5 5.Qxf7#"],
  ["Лa1b1, Л1a3, Кbd2", "Ra1b1, R1a3, Nbd2"],
  ["e8=Ф+ и e8Ф", "e8=Q+ и e8Q"],
  ["К@f3", "N@f3"],
  ["<b>Сыграйте Лxd8</b>", "<b>Сыграйте Rxd8</b>"],
  ["Конь на f3. Слон c1 бьёт e3.", "Конь на f3. Слон c1 бьёт e3."],
  ["К e4 идёт король", "К e4 идёт король"],
  ["0-0-0", "0-0-0"],
])("%s", (own, english) => expect(russian?.(own)).toBe(english));

test("each language by its own letters", () => {
  expect(ukrainian?.("Тa8 Лa8")).toBe("Ra8 Лa8");
});

test("English has nothing to change", () => {
  expect(englishLetters("K Q R B N")).toBeNull();
  expect(englishLetters("")).toBeNull();
});
