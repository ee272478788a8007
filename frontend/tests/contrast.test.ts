import { describe, expect, test } from "vitest";
import css from "../src/styles/tokens.css?raw";

/** The colours of one theme: those of the house, overlaid by its own. */
function theme(name: string | null): Record<string, string> {
  const blocks = css.split("}").map((block) => ({
    own: block.match(/data-theme="(\w+)"/)?.[1] ?? null,
    tokens: [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)],
  }));
  const chosen = blocks.filter(({ own }) => own === null || own === name);
  return Object.fromEntries(chosen.flatMap(({ tokens }) => tokens.map(([, key, value]) => [key, value])));
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Text on its ground: 4.5 to 1. */
const TEXT = [
  ["ink", "paper"], ["ink", "card"], ["ink", "accent-soft"], ["ink", "refusal-soft"], ["ink", "wrong-soft"],
  ["soft", "paper"], ["soft", "card"], ["soft", "accent-soft"], ["soft", "refusal-soft"], ["soft", "wrong-soft"],
  ["accent", "paper"], ["accent", "card"], ["accent", "accent-soft"], ["on-accent", "accent"],
  ["on-accent", "accent-strong"], ["refusal", "refusal-soft"], ["refusal", "card"], ["wrong", "wrong-soft"],
  ["coordinate", "square-light"], ["coordinate", "square-dark"],
] as const;

/** Shapes that carry meaning, and the edges of fields: 3 to 1. */
const SHAPES = [
  ["edge", "card"], ["accent", "track"], ["star-edge", "square-light"], ["mark-here", "square-light"],
  ["mark-here", "square-dark"], ["mark-refused", "square-light"], ["mark-hint", "square-light"],
  ["arrow-refused", "square-light"], ["arrow-hint-edge", "square-light"], ["arrow-hint-edge", "square-dark"],
  ["ring", "paper"], ["ring", "card"], ["ring-gap", "ring"], ["board-ring", "square-light"],
  ["board-ring", "square-dark"],
] as const;

describe.each([["light"], ["dark"], ["contrast"]])("%s", (name) => {
  const colours = theme(name);
  test.each(TEXT)("text: %s on %s", (one, other) => {
    expect(contrast(colours[one] ?? "", colours[other] ?? "")).toBeGreaterThanOrEqual(4.5);
  });
  test.each(SHAPES)("shape: %s on %s", (one, other) => {
    expect(contrast(colours[one] ?? "", colours[other] ?? "")).toBeGreaterThanOrEqual(3);
  });
});
