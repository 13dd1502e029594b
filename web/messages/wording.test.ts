import { expect, test } from "vitest";
import { errorTable } from "#domain/errors.ts";
import { messages } from "#domain/messages.ts";
import { productMessages } from "#domain/product-messages.ts";

/** All dictionaries of both languages, including legal pages. */
const dictionaries = import.meta.glob(["./*.ts", "!./*.test.ts"], { eager: true });

/** Values for placeholders: none, one, many, and a word. */
const samples = [0, 1, 12_000, "6205"];

/** Texts fixed by docs/product. */
const specified = new Set([
  ...textsIn({ messages, productMessages }),
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
])("no unspecified text has %s", (_, mistake) => {
  expect(texts.filter((text) => mistake.test(text) && !specified.has(text))).toEqual([]);
});

test("all exempted texts are still in use", () => {
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

/** Placeholders take numbers or words; with a wrong type, a text yields nothing. */
function fillIn(text: TextWithPlaces, sample: number | string): string[] {
  try {
    return textsIn(text(...Array.from({ length: text.length }, () => sample)));
  } catch {
    return [];
  }
}
