import { expect, it } from "vitest";
import { nskFamilies } from "#catalogue/nsk/families.data.ts";
import { drawFamily, drawnFamilies } from "./draw-family.ts";

it("draws every family and no other", () => {
  expect(drawnFamilies.toSorted()).toEqual(nskFamilies.map(({ slug }) => slug).toSorted());
});

it.each(drawnFamilies)("draws %s inside its bounds, without dimensions", (slug) => {
  const { bounds, shapes, dimensions } = drawFamily(slug);
  expect(dimensions.filter(({ label }) => label !== "")).toEqual(
    slug === "bearing-units" ? expect.anything() : [],
  );
  expect(shapes.length).toBeGreaterThan(2);
  expect(bounds.width * bounds.height).toBeGreaterThan(0);
});

it("refuses an unknown family", () => {
  expect(() => drawFamily("no-such-family")).toThrow(RangeError);
});
