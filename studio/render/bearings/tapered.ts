import { getBearing } from "../../../catalogue/bearings/find-bearing.ts";
import { taperedRollers } from "../../internals/tapered-set.ts";
import type { Group, Outline, Part } from "../scene.ts";
import { type Cut, ring } from "./ring.ts";
import { getRoller, rollers } from "./rolling.ts";
import { getBox, getSection } from "./section-of.ts";
import { windowCage } from "./window-cage.ts";

/** A tapered roller bearing around z, its rollers' large ends up: cone with rollers, and cup. */
export function tapered(
  code: string,
  { cut }: { cut?: Cut } = {},
): { cone: Group["parts"]; cup: Part } {
  const bearing = getBearing(code);
  const section = getSection(bearing);
  const { count } = taperedRollers(bearing);
  const [outline = []] = section.rolling;
  const [small = [], large = []] = section.cage;
  const between = bridge(small, large);
  return {
    cone: [
      ring(section.inner),
      rollers(getRoller(outline), count),
      ...windowCage(section.cage, between, { count, widthDeg: 360 / count / 4 }),
    ],
    cup: ring(section.outer, cut),
  };
}

/** Joins the outer edges of two rings by a sheet over the gaps between the rollers. */
function bridge(small: Outline, large: Outline): Outline {
  const [low, high] = [getBox(small), getBox(large)];
  const sheet = low.size[1] * 0.9;
  const [inner, outer] = [low.middle[0] + low.size[0] / 2, high.middle[0] + high.size[0] / 2];
  return [
    [inner, low.middle[1]],
    [outer, high.middle[1]],
    [outer - sheet, high.middle[1]],
    [inner - sheet, low.middle[1]],
  ];
}
