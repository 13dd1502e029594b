import { expect, it } from "vitest";
import type { Interchange, InterchangeReason } from "#catalogue/engineering/codes/interchange.ts";
import { interchangeText } from "#web/messages/interchange.ts";

/** A verdict or reason without a sentence is a compile error. */
const verdicts: Readonly<Record<Interchange, string>> = interchangeText.en.verdicts;
const reasons: Readonly<Record<InterchangeReason, string>> = interchangeText.en.reasons;

it("every verdict and every reason of an interchange has a sentence", () => {
  const texts = [...Object.values(verdicts), ...Object.values(reasons)];
  expect(texts.filter((text) => text === "")).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});
