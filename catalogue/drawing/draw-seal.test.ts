import { describe, expect, test } from "vitest";
import { rotarySeals } from "#catalogue/seals/rotary-seals.data.ts";
import { drawRotarySeal, drawRotarySealProfile } from "./draw-seal.ts";
import type { Drawing, Material, Point } from "./drawing.ts";
import { flattenPath } from "./flatten-path.ts";
import { depthInside } from "./testing/depth-inside.ts";
import { findErrors, getExtent, rounded } from "./testing/drawing-facts.ts";

const forms = rotarySeals.flatMap((seal) =>
  seal.forms.map((form) => [seal.code, form, seal] as const),
);

describe.each(forms)("%s %s", (_code, form, seal) => {
  const drawing = drawRotarySealProfile(seal, form);
  const { shaftMm, housingMm, widthMm } = seal;

  // docs/product/catalogue.md#drawn-to-size
  test("is as large as the housing bore and the width, down to the shaft", () => {
    const height = (housingMm - shaftMm) / 2;
    const box = { x: 0, y: -housingMm / 2, width: widthMm, height };
    expect(drawing.bounds).toEqual(box);
    expect(getExtent(drawing)).toEqual(rounded(box));
  });

  test("touches the shaft with one lip in form A and two in form AS", () => {
    const touches = toPoints(drawing, "rubber").filter(([, y]) => y === -shaftMm / 2);
    const lips = new Set(touches.map(([x]) => x > widthMm / 2));
    expect(lips.size).toBe(form === "AS" ? 2 : 1);
  });

  test("has valid outlines", () => {
    expect(findErrors(drawing)).toEqual([]);
  });

  test("has its steel ring inside the rubber", () => {
    const [rubber = []] = getOutlines(drawing, "rubber");
    const [steel = []] = getOutlines(drawing, "steel-right");
    expect(Math.min(...steel.map((point) => depthInside(point, rubber)))).toBeGreaterThan(0);
  });
});

test.each(forms)("%s %s with its dimensions is cut through both halves", (_code, form, seal) => {
  const drawing = drawRotarySeal(seal, form);
  const { shaftMm, housingMm, widthMm } = seal;
  const box = { x: 0, y: -housingMm / 2, width: widthMm, height: housingMm };
  expect(drawing.bounds).toEqual(box);
  expect(getExtent(drawing)).toEqual(rounded(box));
  expect(drawing.dimensions.map(({ label }) => label)).toEqual([
    `Ø${shaftMm}`,
    `Ø${housingMm}`,
    String(widthMm),
  ]);
  expect(findErrors(drawing)).toEqual([]);
});

function getOutlines({ shapes }: Drawing, material: Material): Point[][] {
  return shapes
    .filter((shape) => shape.material === material)
    .flatMap(({ path }) => flattenPath(path));
}

function toPoints(drawing: Drawing, material: Material): Point[] {
  return getOutlines(drawing, material).flat();
}
