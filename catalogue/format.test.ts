import { expect, test } from "vitest";
import { bearings } from "./bearings/bearings.data.ts";
import { writeKg, writeKn } from "./format.ts";

// docs/product/catalogue.md#figures-and-their-source
test.each([
  [6, "6.00"],
  [4.55, "4.55"],
  [0.85, "0.85"],
  [14, "14.0"],
  [90.5, "90.5"],
  [250, "250"],
  [1050, "1050"],
])("%d kN is written %s", (kn, text) => {
  expect(writeKn(kn)).toBe(text);
});

// docs/product/catalogue.md#figures-and-their-source
test.each([
  [0.018, "0.018"],
  [0.42, "0.420"],
  [3.1, "3.10"],
  [12, "12.0"],
])("%d kg is written %s", (kg, text) => {
  expect(writeKg(kg)).toBe(text);
});

test("no known digit is lost", () => {
  for (const { dynamicLoadKn, staticLoadKn, massKg } of bearings) {
    expect([writeKn(dynamicLoadKn), writeKn(staticLoadKn), writeKg(massKg)].map(Number)).toEqual([
      dynamicLoadKn,
      staticLoadKn,
      massKg,
    ]);
  }
});
