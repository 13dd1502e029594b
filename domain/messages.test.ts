import { describe, expect, it } from "vitest";
import { messages } from "./messages.ts";
import { specifiedMessages } from "./testing/specified-messages.ts";

const written = getTexts(messages);

describe.each(Object.entries(specifiedMessages))("error catalogue, %s", (_, texts) => {
  it.each(texts)("holds '%s' exactly once", (text) => {
    expect(written.filter((other) => other === text)).toEqual([text]);
  });
});

it("no message is empty, padded, written twice, or spelled with its accents apart", () => {
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
