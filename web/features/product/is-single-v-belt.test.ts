import { expect, test } from "vitest";
import { isSingleVBelt } from "./is-single-v-belt.ts";

// docs/product/shop.md#goes-with-it
test.each([
  ["Toyopower SPA 1250 Wedge Belt", "SPA"],
  ["Gates XPZ 1000 Quad-Power II Belt", "XPZ"],
  ["Mitsuboshi B75 Classical V-Belt", null],
])("%s runs in a set", (name, section) => {
  expect(isSingleVBelt({ name, section })).toBe(true);
});

test.each([
  ["Mitsuboshi 3/B75 banded V-belt", "B"],
  ["Gates 2/5V1250 PowerBand", "5V"],
  ["Mitsuboshi 225L075 Timing Belt", "L"],
  ["Gates Micro-V PL 1715 Ribbed Belt 8 Ribs", "PL"],
  ["Varibelt VX 22x8x800 Variable Speed Belt", "22x8"],
])("%s doesn't", (name, section) => {
  expect(isSingleVBelt({ name, section })).toBe(false);
});
