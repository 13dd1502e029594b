import { getBearing } from "../../../catalogue/bearings/find-bearing.ts";
import { cylindricalRollers } from "../../internals/roller-set.ts";
import type { Group, Material, Part } from "../scene.ts";
import { type Cut, bar, ring } from "./ring.ts";
import { getRoller, rollers } from "./rolling.ts";
import { getBox, getSection } from "./section-of.ts";
import { gapDeg, windowCage } from "./window-cage.ts";

/** An NU bearing around z: its outer ring with rollers and cage, and its plain inner ring. */
export function cylindrical(
  code: string,
  { cut, cage = "machined-brass" }: { cut?: Cut; cage?: Material } = {},
): { outer: Group["parts"]; inner: Part } {
  const bearing = getBearing(code);
  const section = getSection(bearing);
  const [outline = []] = section.rolling;
  const { size, middle } = getBox(outline);
  const { count } = cylindricalRollers(bearing);
  const thick = 0.18 * size[0];
  const between = bar(middle[0] - thick, middle[0] + thick, -size[1] * 0.54, size[1] * 0.54);
  const widthDeg = gapDeg(count, size[0], middle[0]) * 1.1;
  return {
    outer: [
      ring(section.outer, cut),
      rollers(getRoller(outline), count),
      ...windowCage(section.cage, between, { count, widthDeg }, cage),
    ],
    inner: ring(section.inner),
  };
}
