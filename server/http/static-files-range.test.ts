import { expect, test } from "vitest";
import { parseRange } from "./static-files-range.ts";

test.each([
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=0-", { first: 0, last: 99 }],
  ["bytes=10-19", { first: 10, last: 19 }],
  ["bytes=90-500", { first: 90, last: 99 }],
  ["bytes=-1", { first: 99, last: 99 }],
  ["bytes=-500", { first: 0, last: 99 }],
  ["BYTES=5-6", { first: 5, last: 6 }],
])("%s of 100 bytes is a range", (header, part) => {
  expect(parseRange(header, 100)).toEqual(part);
});

test.each(["bytes=100-", "bytes=100-200", "bytes=-0", `bytes=${"9".repeat(400)}-`])(
  "%s of 100 bytes is unsatisfiable",
  (header) => {
    expect(parseRange(header, 100)).toBe("unsatisfiable");
  },
);

test.each([null, "", "bytes=", "bytes=-", "bytes=a-b", "bytes=9-3", "bytes=0-1,3-4", "lines=0-1"])(
  "%s requests the whole file",
  (header) => {
    expect(parseRange(header, 100)).toBeUndefined();
  },
);

test("an empty file has no ranges", () => {
  expect(parseRange("bytes=0-", 0)).toBe("unsatisfiable");
  expect(parseRange("bytes=-5", 0)).toBe("unsatisfiable");
});
