import { expect, it } from "vitest";
import { drawFamily, drawnFamilies } from "./draw-family.ts";
import { nskFamilies } from "./families.data.ts";

it("draws every family and no other", () => {
  expect(drawnFamilies.toSorted()).toEqual(nskFamilies.map(({ slug }) => slug).toSorted());
});

it.each(drawnFamilies)("draws %s with its parts", (slug) => {
  const { bounds, shapes } = drawFamily(slug);
  expect(shapes.length).toBeGreaterThan(2);
  expect(bounds.width * bounds.height).toBeGreaterThan(0);
});

it("has no dimensions in a schematic", () => {
  for (const slug of ["needle-roller-bearings", "linear-motion", "slewing-ring-bearings"]) {
    expect(drawFamily(slug).dimensions).toEqual([]);
    expect(drawFamily(slug).description).toContain("not to scale");
  }
});

it("throws for an unknown family", () => {
  expect(() => drawFamily("no-such-family")).toThrow(RangeError);
});
