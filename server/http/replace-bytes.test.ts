import { expect, test } from "vitest";
import { replaceBytes } from "./replace-bytes.ts";

function replace(text: string, found: string, replacement: string): string {
  return replaceBytes(Buffer.from(text), found, replacement).toString();
}

test.each(["", "none", "ab", "abab", "xaby ab", "ë ab – ab ü", "aab", "ababa"])(
  "%j gives the same bytes as replacing the text",
  (text) => {
    for (const replacement of ["", "a", "ab", "longer ë", "$&"]) {
      expect(replace(text, "ab", replacement)).toBe(text.replaceAll("ab", () => replacement));
    }
  },
);
