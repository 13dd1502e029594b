import type { RotarySeal } from "#catalogue/seals/seal.ts";
import { type SealSection, sealSection } from "./draw-seal-section.ts";
import type { Drawing, Shape } from "./drawing.ts";
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
