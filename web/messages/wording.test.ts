import { expect, test } from "vitest";
import { errorTable } from "#domain/errors.ts";
import { messages } from "#domain/messages.ts";

/** Every dictionary of both languages, legal pages included. */
const dictionaries = import.meta.glob("./{en,sq}/*.ts", { eager: true });

/** What a text with places is filled with: none, one, many, and a word. */
const samples = [0, 1, 12_000, "6205"];

/** Texts that the specification fixes to the letter. */
const specified = new Set([
  ...textsIn(messages),
  "Loading products...",
  "Signing in...",
  "Oops! Page not found",
  "Download Catalog",
  "Download Catalog (PDF)",
]);

const texts = textsIn([dictionaries, errorTable]);

const unit = String.raw`(?:mm|kN|kg|kW|MB|rpm|m/s)\b`;

test.each([
  ["three dots instead of an ellipsis", /\.\.\./],
  ["two spaces", / {2}/],
  ["a straight quotation mark or apostrophe", /["']/],
  ["a unit that touches its figure or may part from it", new RegExp(String.raw`\d ?${unit}`)],
  ["a hyphen in a span of figures, times of day apart", /(?<!:)\b\d+-\d+\b/],
  ["a word that the product writes in another way", /\b(?:e-mail|log in|click here|oops)\b/i],
  ["an American spelling", /\b(?:catalog|center|color|fiber|gray|meter)s?\b/i],
])("no text of ours has %s", (_, mistake) => {
  expect(texts.filter((text) => mistake.test(text) && !specified.has(text))).toEqual([]);
});

test("the texts that may break a rule are still shown", () => {
  expect(texts).toEqual(expect.arrayContaining([...specified].slice(-5)));
});

type TextWithPlaces = (...fillings: readonly (number | string)[]) => unknown;

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (hasPlaces(value)) return samples.flatMap((sample) => fillIn(value, sample));
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function hasPlaces(value: unknown): value is TextWithPlaces {
  return typeof value === "function";
}

/** Places take figures or words; a text that gets the wrong ones has nothing to say. */
function fillIn(text: TextWithPlaces, sample: number | string): string[] {
  try {
    return textsIn(text(...Array.from({ length: text.length }, () => sample)));
  } catch {
    return [];
  }
}
