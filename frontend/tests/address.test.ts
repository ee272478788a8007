import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HOME, lessonPlace, makeAddress, pagePlace, placeInAddress, searchFor, withoutToken } from "../src/model/address";
import { progressLink } from "../src/pages/files";
import { readScreen } from "../src/model/read";
import { home, recap, step } from "../dev/fixtures";

describe("a query", () => {
  test.each([
    ["?lesson=rook&step=goal", lessonPlace("rook", "goal")],
    ["?lesson=rook", lessonPlace("rook")],
    ["?step=goal", HOME],
    ["?lesson=<script>", HOME],
    ["?lesson=rook&step=../x", lessonPlace("rook")],
    ["?page=explorer", pagePlace("explorer")],
    ["", HOME],
  ])("%s names a place", (search, place) => expect(placeInAddress(search)).toEqual(place));

  test("keeps everything else", () => {
    expect(searchFor("?lang=uk&mode=board&lesson=rook&step=a", lessonPlace("bishop"))).toBe(
      "?lang=uk&mode=board&lesson=bishop",
    );
    expect(searchFor("?lesson=rook", HOME)).toBe("");
    expect(searchFor("?token=abc&lang=uk", lessonPlace("bishop"))).toBe("?lang=uk&lesson=bishop");
  });

  test("brings progress along once", () => {
    expect(searchFor("?progress=10G0FSZR&lang=uk", HOME)).toBe("?lang=uk");
    expect(new URL(progressLink("10G0FSZR")).search).toBe("?progress=10G0FSZR");
  });

  test("follows the language only where it names one", () => {
    expect(searchFor("?lang=uk", HOME, "ru")).toBe("?lang=ru");
    expect(searchFor("", HOME, "ru")).toBe("");
  });
});

describe("the history", () => {
  let ears: AbortController;
  beforeEach(() => {
    ears = new AbortController();
    history.replaceState(null, "", "/?lang=en");
  });
  afterEach(() => ears.abort());

  test("the first screen replaces, each further one adds, and the same adds nothing", () => {
    const push = vi.spyOn(history, "pushState");
    const address = makeAddress({ onGo: () => undefined, signal: ears.signal });
    address.follow(step(), "en");
    expect(location.search).toBe("?lang=en&lesson=castling&step=lands");
    expect(push).not.toHaveBeenCalled();
    address.follow(step({ feedback: null }), "en");
    expect(push).not.toHaveBeenCalled();
    address.follow(readScreen(recap), "en");
    expect(location.search).toBe("?lang=en&lesson=castling");
    address.follow(home, "uk");
    expect(location.search).toBe("?lang=uk");
    expect(push).toHaveBeenCalledTimes(2);
    push.mockRestore();
  });

  test("Back asks for the place in the address and is not written down again", () => {
    const gone = vi.fn();
    const push = vi.spyOn(history, "pushState");
    const address = makeAddress({ onGo: gone, signal: ears.signal });
    address.follow(home, "en");
    history.replaceState(null, "", "/?lesson=castling&step=lands");
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(gone).toHaveBeenCalledWith(lessonPlace("castling", "lands"));
    address.follow(step({ step: "other" }), "en");
    expect(push).not.toHaveBeenCalled();
    push.mockRestore();
  });

  test("a page that is gone no longer listens", () => {
    const gone = vi.fn();
    makeAddress({ onGo: gone, signal: ears.signal });
    ears.abort();
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(gone).not.toHaveBeenCalled();
  });
});

test("the key to a server is taken out of a query, and nothing else", () => {
  expect(withoutToken("?token=abc")).toBe("");
  expect(withoutToken("?lesson=rook&token=abc&mode=board")).toBe("?lesson=rook&mode=board");
  expect(withoutToken("?lesson=rook")).toBe("?lesson=rook");
  expect(withoutToken("")).toBe("");
});
