import { expect, test } from "vitest";
import { readablePath, withoutTrailingSlashes } from "./readable-path.ts";

test.each(["/", "/products/nsk/bearing/6205", "/a%20b", "/%C3%AB", "/%00", "/100%25"])(
  "leaves the decodable path %s unchanged",
  (path) => {
    expect(readablePath(path)).toBe(path);
  },
);

test.each(["/%", "/%E0%A4%A", "/%FF", "/%ED%A0%80", "/a%20b/%zz", "/%25/%"])(
  "escapes the percent signs of the undecodable path %s",
  (path) => {
    expect(decodeURIComponent(readablePath(path))).toBe(path);
  },
);

test.each([
  ["/", ""],
  ["/a", "/a"],
  ["/a///", "/a"],
  ["//a//b/", "//a//b"],
  ["", ""],
])("strips the trailing slashes of %j to %j", (path, expected) => {
  expect(withoutTrailingSlashes(path)).toBe(expected);
});
