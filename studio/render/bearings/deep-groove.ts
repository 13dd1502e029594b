import { getBearing } from "../../../catalogue/bearings/find-bearing.ts";
import { deepGrooveBalls } from "../../internals/ball-set.ts";
import type { Group } from "../scene.ts";
import { closure } from "./closure.ts";
import { ribbonCage } from "./ribbon-cage.ts";
import { type Cut, ring } from "./ring.ts";
import { balls } from "./rolling.ts";
import { getBox, getSection } from "./section-of.ts";

/** A deep groove ball bearing around z, its middle at the origin. */
export function deepGroove(
  code: string,
  { closed, cut }: { closed?: "shields" | "seals"; cut?: Cut } = {},
): Group["parts"] {
  const bearing = getBearing(code);
  const section = getSection(bearing);
  const { size, middle } = getBox(section.rolling[0]);
  const [sizeMm, pitchMm] = [size[0], middle[0]];
  const { count } = deepGrooveBalls(bearing);
  const rings = [ring(section.outer, cut), ring(section.inner)];
  const inside = [balls(sizeMm, pitchMm, count), ...ribbonCage({ count, sizeMm, pitchMm })];
  if (closed === undefined) return [...rings, ...inside];
  const gap = { inner: pitchMm - 0.27 * sizeMm, outer: pitchMm + 0.27 * sizeMm };
  // A closure hides the inside, unless a ring is cut.
  return [...rings, ...(cut ? inside : []), ...closure(closed, gap, bearing.widthMm, cut)];
}
