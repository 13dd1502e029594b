import { expect, it } from "vitest";
import { readPartCode } from "#catalogue/engineering/codes/part-code.ts";
import { toCodeExplanation } from "./code-explanation.ts";

function explain(text: string): string {
  const code = readPartCode(text);
  if (!code) return "unread";
  const { maker, tokens, properties } = toCodeExplanation(code);
  return [
    ...(maker === undefined ? [] : [maker]),
    ...tokens.map((token) => `${token.text}: ${token.meanings[0]?.text ?? "?"}`),
    ...properties.map(({ name, standard = "?" }) => `${name}: ${standard}`),
  ].join(" | ");
}

// docs/product/catalogue.md#what-a-number-means
it.each([
  [
    "SKF 6205-2RS1/C3",
    "SKF | 62: deep groove ball | 05: bore 25 mm | 2RS1: two contact seals | C3: clearance C3, above normal | toleranceClass: P0 | boreForm: cylindrical",
  ],
  [
    "6205 XQ9",
    "62: deep groove ball | 05: size | XQ9: ? | seal: ? | clearance: ? | toleranceClass: ? | boreForm: ?",
  ],
  ["A42", "A: classical section A | 42: inside length 42 in"],
])("of '%s' the explanation says what its tokens and missing tokens state", (text, explained) => {
  expect(explain(text).replaceAll("\u00A0", " ")).toBe(explained);
});
