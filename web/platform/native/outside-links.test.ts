import { expect, test } from "vitest";
import { getFileName, toBase64 } from "./outside-links.ts";

test("returns the server's file name, never a path", () => {
  expect(getFileName('attachment; filename="orders-2026-11-22.csv"')).toBe("orders-2026-11-22.csv");
  expect(getFileName("attachment; filename=products.csv; size=1")).toBe("products.csv");
  expect(getFileName('attachment; filename="../../lib/etc/passwd"')).toBe("download");
  expect(getFileName(null)).toBe("download");
});

test("encodes large files as base64", () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
  const read = Uint8Array.from(atob(toBase64(bytes)), (letter) => letter.codePointAt(0) ?? 0);
  expect(read).toEqual(bytes);
});
