import type { RotarySeal } from "#catalogue/seals/seal.ts";
import { acrossAxis, bothHalves } from "./draw-seal-halves.ts";
import { type SealSection, sealSection } from "./draw-seal-section.ts";
import type { Dimension, Drawing, Shape } from "./drawing.ts";
import { circle } from "./outline.ts";

type Form = "A" | "AS";

/**
 * Draws the section of a rotary shaft seal above the shaft, oil side on the right. x = 0 is the air side,
 * y = 0 the shaft's axis, and the lower edge is the surface of the shaft.
 *
 * @param form A has one lip; AS also has a dust lip.
 */
export function drawRotarySealProfile(seal: RotarySeal, form: Form): Drawing {
  const { shaftMm, housingMm, widthMm } = seal;
  return {
    ...getNames(seal, form),
    bounds: { x: 0, y: -housingMm / 2, width: widthMm, height: (housingMm - shaftMm) / 2 },
    shapes: upperHalf(sealSection(seal, form)),
    centreLines: [],
    dimensions: [],
  };
}

/**
 * Draws a rotary shaft seal cut along the shaft's axis with its dimensions, oil side on the right.
 * x = 0 is the air side, y = 0 the axis.
 *
 * @param form A has one lip; AS also has a dust lip.
 */
export function drawRotarySeal(seal: RotarySeal, form: Form): Drawing {
  const { shaftMm, housingMm, widthMm } = seal;
  const half = upperHalf(sealSection(seal, form));
  return {
    ...getNames(seal, form),
    bounds: { x: 0, y: -housingMm / 2, width: widthMm, height: housingMm },
    shapes: [
      ...[0, widthMm].map((x) => acrossAxis(x, shaftMm / 2)),
      ...half.map(({ material, path }) => bothHalves(material, path)),
    ],
    centreLines: [
      [
        [0, 0],
        [widthMm, 0],
      ],
    ],
    dimensions: [
      { ...across("left", 0, shaftMm), label: `Ø${shaftMm}` },
      { ...across("right", widthMm, housingMm), label: `Ø${housingMm}` },
      {
        from: [0, -housingMm / 2],
        to: [widthMm, -housingMm / 2],
        side: "above",
        row: 1,
        label: String(widthMm),
      },
    ],
  };
}

function across(side: "left" | "right", x: number, mm: number): Omit<Dimension, "label"> {
  return { from: [x, -mm / 2], to: [x, mm / 2], side, row: 1 };
}

function getNames(
  { code, shaftMm, housingMm, widthMm }: RotarySeal,
  form: Form,
): Pick<Drawing, "title" | "description"> {
  const lips =
    form === "AS"
      ? "a sealing lip with a garter spring and a dust lip"
      : "one sealing lip with a garter spring";
  return {
    title: `Cross-section of rotary shaft seal ${code} ${form}`,
    description: `Section through the axis of the rotary shaft seal ${code}, form ${form}, rubber outside, with ${lips}, true to scale: shaft ${shaftMm} mm, housing bore ${housingMm} mm, width ${widthMm} mm.`,
  };
}

function upperHalf({ rubber, steelCase, spring: { centre, radius } }: SealSection): Shape[] {
  return [
    { material: "rubber", path: rubber },
    { material: "steel-right", path: steelCase },
    { material: "rolling", path: circle(centre, radius) },
    { material: "edge", path: circle(centre, radius * 0.5) },
  ];
}
