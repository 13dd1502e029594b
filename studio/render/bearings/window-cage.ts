import { around } from "../places.ts";
import type { Material, Outline, Part } from "../scene.ts";
import { ring } from "./ring.ts";

/**
 * A cage of two rings and a bar between every two rolling elements.
 *
 * @param rings Sections of the rings.
 * @param bar Section of the bars, which join the rings.
 * @param widthDeg Width of a bar around the bearing's axis.
 */
export function windowCage(
  rings: readonly Outline[],
  bar: Outline,
  { count, widthDeg, startDeg = 0 }: { count: number; widthDeg: number; startDeg?: number },
  material: Material = "sheet-steel",
): Part[] {
  const shape = {
    kind: "turned",
    profile: bar,
    fromDeg: -widthDeg / 2,
    toDeg: widthDeg / 2,
  } as const;
  const places = around(count, (deg) => ({
    turnDeg: [0, 0, deg + startDeg + 180 / count] as const,
  }));
  return [
    ...rings.map((profile) => ring(profile, undefined, material)),
    { shape, material, places },
  ];
}

/** The angle of the gap between two neighbouring rolling elements, in degrees. */
export function gapDeg(count: number, sizeMm: number, pitchMm: number): number {
  return 360 / count - (2 * Math.asin(sizeMm / 2 / pitchMm) * 180) / Math.PI;
}
