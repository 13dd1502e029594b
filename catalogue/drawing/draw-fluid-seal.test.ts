import { describe, expect, test } from "vitest";
import { fluidSeals } from "#catalogue/seals/fluid-seals.data.ts";
import type { FluidSeal } from "#catalogue/seals/seal.ts";
import { drawFluidSeal } from "./draw-fluid-seal.ts";
import type { Drawing } from "./drawing.ts";
import { flattenPath } from "./flatten-path.ts";
import { getExtent, findErrors, labelNumber, rounded, getSpan } from "./testing/drawing-facts.ts";

const vRings = fluidSeals.filter(({ category }) => category === "v-ring");
const exact = fluidSeals.filter(({ category }) => category !== "v-ring");

describe.each(fluidSeals.map((seal) => [seal.code, seal] as const))("%s", (_code, seal) => {
  const drawing = drawFluidSeal(seal);

  test("has bounds that contain all shapes", () => {
    expect(getExtent(drawing)).toEqual(rounded(drawing.bounds));
    expect(drawing.bounds.x).toBe(0);
  });

  test("has valid outlines", () => {
    expect(findErrors(drawing)).toEqual([]);
  });
});

describe.each(exact.map((seal) => [seal.code, seal] as const))("%s", (_code, seal) => {
  const drawing = drawFluidSeal(seal);
  const { dimensionsMm: data } = seal;

  test("is drawn to its own dimensions", () => {
    const { height, width } = drawing.bounds;
    const twoCords = 2 * Number(data["cord"]);
    const outside = data["bore"] ?? data["outside"] ?? Number(data["inside"]) + twoCords;
    expect(height).toBe(data["rod"] ? data["groove"] : outside);
    expect(getInnerDiameter(drawing)).toBe(data["rod"] ?? data["inside"] ?? data["groove"]);
    expect(width).toBe(data["length"] ?? data["cord"] ?? data["thickness"] ?? width);
  });

  test("is labelled with exactly its own dimensions", () => {
    const labels = drawing.dimensions.map(({ label }) => labelNumber(label));
    expect(labels.toSorted(ascending)).toEqual(Object.values(data).map(Number).toSorted(ascending));
    for (const line of drawing.dimensions) expect(getSpan(line)).toBe(labelNumber(line.label));
  });
});

test.each(vRings.map((seal) => [seal.code, seal] as const))(
  "%s is drawn and labelled for its range of shafts",
  (_code, seal) => {
    const drawing = drawFluidSeal(seal);
    const { shaftFrom, shaftTo } = seal.dimensionsMm;
    expect(drawing.dimensions.map(({ label }) => label)).toEqual([`Ø${shaftFrom}–${shaftTo}`]);
    expect(getInnerDiameter(drawing)).toBeGreaterThanOrEqual(Number(shaftFrom));
    expect(getInnerDiameter(drawing)).toBeLessThanOrEqual(Number(shaftTo));
  },
);

test("throws for an unknown category", () => {
  expect(() => drawFluidSeal({ ...first(), category: "gasket" })).toThrow("gasket");
});

test("names a missing dimension in the error", () => {
  expect(() => drawFluidSeal({ ...first(), dimensionsMm: { rod: 20, groove: 28 } })).toThrow(
    "No length of US 20x28x6.3",
  );
});

function first(): FluidSeal {
  const [seal] = fluidSeals;
  if (!seal) throw new Error("No seals");
  return seal;
}

function getInnerDiameter({ shapes }: Drawing): number {
  const heights = shapes
    .filter(({ material }) => material !== "edge")
    .flatMap(({ path }) => flattenPath(path).flat())
    .map(([, y]) => Math.abs(y));
  return Math.round(Math.min(...heights) * 2e4) / 1e4;
}

function ascending(a: number, b: number): number {
  return a - b;
}
