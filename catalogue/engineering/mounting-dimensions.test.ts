import { expect, test } from "vitest";
import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { getBearing } from "#catalogue/bearings/find-bearing.ts";
import { guideMounting } from "./mounting-dimensions.ts";

// docs/product/catalogue.md#figures-and-their-source
test.each([
  ["6000", 12, 24, 0.3],
  ["6300", 14.2, 30.8, 0.6],
  ["6205", 30.6, 46.4, 1],
  ["1205", 30.6, 46.4, 1],
  ["6305", 32, 55, 1],
  ["6308", 49, 81, 1.5],
])("%s: da %d, Da %d and ra %d, as makers' tables have them", (code, da, Da, ra) => {
  expect(guideMounting(getBearing(code))).toEqual({
    shaftShoulderMm: da,
    housingShoulderMm: Da,
    filletMm: ra,
  });
});

test("only radial ball bearings get the guide, and each of them does", () => {
  const guided = bearings.filter((bearing) => guideMounting(bearing));
  expect(new Set(guided.map(({ kind }) => kind))).toEqual(
    new Set(["deep-groove", "self-aligning"]),
  );
  expect(guided).toEqual(
    bearings.filter(({ kind }) => kind === "deep-groove" || kind === "self-aligning"),
  );
});

test("shoulders leave room between each other", () => {
  const guides = bearings.flatMap((bearing) => guideMounting(bearing) ?? []);
  const crossed = guides.filter((one) => one.shaftShoulderMm >= one.housingShoulderMm);
  expect(crossed).toEqual([]);
});
