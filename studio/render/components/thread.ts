import type { Outline } from "../scene.ts";

/** A screw thread with flanks at 60°, as ridges: at this size, no lead is visible. */
type Thread = {
  /** Nominal radius. */
  readonly radiusMm: number;
  readonly pitchMm: number;
  readonly fromMm: number;
  readonly toMm: number;
};

/** Depth of an ISO thread as a share of its pitch. */
const depthShare = 0.61;

/** Points of radius and height along an external thread, upwards. */
export function threadOutline({ radiusMm, pitchMm, fromMm, toMm }: Thread): Outline {
  const count = Math.floor((toMm - fromMm) / pitchMm);
  const root = radiusMm - depthShare * pitchMm;
  return Array.from({ length: count }, (_, index): Outline => {
    const low = fromMm + index * pitchMm;
    return [
      [root, low + 0.06 * pitchMm],
      [radiusMm, low + 0.44 * pitchMm],
      [radiusMm, low + 0.56 * pitchMm],
      [root, low + 0.94 * pitchMm],
    ];
  }).flat();
}
