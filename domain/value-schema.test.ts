import { expect, test } from "vitest";
import { text } from "./value-schema.ts";

test("half an emoji, as a text cut at its limit can end with, becomes the replacement character", () => {
  expect(text(10).parse(" 6205 \uD83D")).toBe("6205 \uFFFD");
  expect(text(10).parse("6205 🔩")).toBe("6205 🔩");
  expect(text(10).safeParse("a\0b").success).toBe(false);
});
