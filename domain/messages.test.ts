import { describe, expect, it } from "vitest";
import { messages } from "./messages.ts";
import { productMessages } from "./product-messages.ts";
import { specifiedMessages } from "./testing/specified-messages.ts";

const written = getTexts({ messages, productMessages });

describe.each(Object.entries(specifiedMessages))("error catalogue, %s", (_, texts) => {
  // docs/product/shop.md#exact-texts
  it.each(texts)("contains '%s' exactly once", (text) => {
    expect(written.filter((other) => other === text)).toEqual([text]);
  });
});

it("every message is non-empty, trimmed, unique and NFC-normalised", () => {
  for (const text of written) {
    expect(text).toBe(text.trim().normalize("NFC"));
    expect(text).not.toBe("");
  }
  expect(written.filter((text, place) => written.indexOf(text) !== place)).toEqual([]);
});

function getTexts(tree: object): string[] {
  return Object.values(tree).flatMap((value: unknown) => {
    if (typeof value === "string") return [value];
    return typeof value === "object" && value !== null ? getTexts(value) : [];
  });
}
