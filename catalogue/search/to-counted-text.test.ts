import { expect, it } from "vitest";
import { toCountedText } from "./to-counted-text.ts";

it.each([
  ["  Kuqlineta   E  Madhe ", "kuqlineta e madhe"],
  ["62O5 zz", "6205 zz"],
  ["6205ZZ SKF", "skf 6205zz"],
  ["SKF 6205ZZ", "skf 6205zz"],
  ["SKF", "skf"],
  ["24.9 × 51.8 × 15", "24.9x51.8x15"],
  ["24.9 51.8 15.25", "24.9 51.8 15.25"],
  ["100-150-12", "100-150-12"],
  ["800-8MGT3-30", "800-8mgt3-30"],
  ["<b>lavatriçe</b>", "b lavatriçe/b"],
  ["%' OR 1=1 --", "or 1 1"],
])("counts '%s' as '%s'", (typed, counted) => {
  expect(toCountedText(typed)).toBe(counted);
});

it("cuts a long text to 60 characters without splitting one", () => {
  expect(toCountedText("x".repeat(10_000))).toBe("x".repeat(60));
  expect(toCountedText("\u{10428}".repeat(100))).toBe("\u{10428}".repeat(60));
  expect(toCountedText(`${"x".repeat(59)} ab`)).toBe("x".repeat(59));
});

// docs/product/admin.md#counted-searches
it.each([
  "agim.cela@example.com",
  "agim @ example.com",
  "agim＠example.com",
  "agim cela gmail com",
  "069 123 4567",
  "0691234567",
  "+355 69 123 4567",
  "00355-69-1234567",
  "(069) 12 34 567",
  "069.123.4567",
  "call 0691234567 please",
  "355691234567",
  "tel0691234567",
  "69 123 4567",
  "٠٦٩١٢٣٤٥٦٧",
])("stores nothing of '%s', which can name a person", (typed) => {
  expect(toCountedText(typed)).toBeUndefined();
});

it.each(["", "   ", "\0", "x", "!!!", "😀", "\uD800"])("stores nothing of %j", (typed) => {
  expect(toCountedText(typed)).toBeUndefined();
});
