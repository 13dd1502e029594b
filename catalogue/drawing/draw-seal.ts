import type { RotarySeal } from "../seals/seal.ts";
import { acrossAxis, bothHalves } from "./draw-seal-halves.ts";
import { sealSection } from "./draw-seal-section.ts";
import type { Dimension, Drawing } from "./drawing.ts";
import { circle } from "./outline.ts";

/**
 * Draws a rotary shaft seal, cut along its axis, oil side on the right.
 *
 * @param seal Its size.
 * @param form A has one lip, AS a dust lip besides.
 * @returns The drawing; x = 0 is the air side, y = 0 the shaft's axis.
 */
export function drawRotarySeal(seal: RotarySeal, form: "A" | "AS"): Drawing {
  const { code, shaftMm, housingMm, widthMm } = seal;
  const section = sealSection(seal, form);
  const lips =
    form === "AS"
      ? "a sealing lip with a garter spring and a dust lip"
      : "one sealing lip with a garter spring";
  return {
    title: `Cross-section of rotary shaft seal ${code} ${form}`,
    description: `Section through the axis of the rotary shaft seal ${code}, form ${form}, rubber outside, with ${lips}: shaft ${shaftMm} mm, housing bore ${housingMm} mm, width ${widthMm} mm.`,
    bounds: { x: 0, y: -housingMm / 2, width: widthMm, height: housingMm },
    shapes: [
      ...section.edges.map(({ x, radius }) => acrossAxis(x, radius)),
      bothHalves("rubber", section.rubber),
      bothHalves("steel-right", section.steelCase),
      bothHalves("rolling", circle(section.spring.centre, section.spring.radius)),
      bothHalves("edge", circle(section.spring.centre, section.spring.radius * 0.5)),
    ],
    centreLines: [
      [
        [0, 0],
        [widthMm, 0],
      ],
    ],
    dimensions: dimensionsOf(seal, section.lipX),
  };
}

function dimensionsOf({ shaftMm, housingMm, widthMm }: RotarySeal, lipX: number): Dimension[] {
  return [
    {
      from: [lipX, -shaftMm / 2],
      to: [lipX, shaftMm / 2],
      side: "left",
      row: 1,
      label: `Ø${shaftMm}`,
    },
    {
      from: [widthMm, -housingMm / 2],
      to: [widthMm, housingMm / 2],
      side: "right",
      row: 1,
      label: `Ø${housingMm}`,
    },
    {
      from: [0, -housingMm / 2],
      to: [widthMm, -housingMm / 2],
      side: "above",
      row: 1,
      label: String(widthMm),
    },
  ];
}
