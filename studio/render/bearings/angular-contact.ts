import { getBearing } from "../../../catalogue/bearings/find-bearing.ts";
import { angularContactBalls } from "../../internals/ball-set.ts";
import type { Group, Material } from "../scene.ts";
import { type Cut, bar, ring } from "./ring.ts";
import { balls } from "./rolling.ts";
import { getBox, getSection } from "./section-of.ts";
import { gapDeg, windowCage } from "./window-cage.ts";

/** An angular contact ball bearing around z, its open side up. */
export function angularContact(
  code: string,
  { cut, cage = "sheet-steel" }: { cut?: Cut; cage?: Material } = {},
): Group["parts"] {
  const bearing = getBearing(code);
  const section = getSection(bearing);
  const { size, middle } = getBox(section.rolling[0]);
  const [sizeMm, pitchMm] = [size[0], middle[0]];
  const { count } = angularContactBalls(bearing);
  const between = bar(pitchMm - 0.1 * sizeMm, pitchMm + 0.1 * sizeMm, -0.6 * sizeMm, 0.6 * sizeMm);
  // Where the balls are closest to each other, a bar is thinner than this and hidden between them.
  const widthDeg = gapDeg(count, sizeMm, pitchMm) * 1.5;
  return [
    ring(section.outer, cut),
    ring(section.inner),
    balls(sizeMm, pitchMm, count),
    ...windowCage(section.cage, between, { count, widthDeg }, cage),
  ];
}
