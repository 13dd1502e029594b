import { getBearing } from "../../../catalogue/bearings/find-bearing.ts";
import { sphericalRollers } from "../../internals/spherical-set.ts";
import type { Group, Outline, Part } from "../scene.ts";
import { type Cut, ring } from "./ring.ts";
import { getRoller, rollers } from "./rolling.ts";
import { getBox, getSection } from "./section-of.ts";
import { windowCage } from "./window-cage.ts";

/** A spherical roller bearing around z with its two rows of barrels. */
export function spherical(code: string, { cut }: { cut?: Cut } = {}): Group["parts"] {
  const bearing = getBearing(code);
  const section = getSection(bearing);
  const { count } = sphericalRollers(bearing);
  const rows = section.rolling.flatMap((outline): Part[] => {
    const roller = getRoller(outline);
    const startDeg = roller.z > 0 ? 0 : 180 / count;
    return [rollers(roller, count, startDeg), ...getCage(section.cage, roller.z, count, startDeg)];
  });
  return [ring(section.outer, cut), ring(section.inner), ...rows];
}

/** The cage of one row: its outer ring, and bars from there to the guide ring between the rows. */
function getCage(all: readonly Outline[], z: number, count: number, startDeg: number): Part[] {
  const side = z > 0 ? 1 : -1;
  const outer = all.find((outline) => getBox(outline).middle[1] * side > Math.abs(z) / 2);
  const guide = all.find((outline) => Math.abs(getBox(outline).middle[1]) < Math.abs(z) / 2);
  if (outer === undefined || guide === undefined) throw new Error("a row has a ring and a guide");
  const [{ middle, size }, inside] = [getBox(outer), getBox(guide)];
  const reach = inside.middle[0] + inside.size[0] / 2;
  const between: Outline = [
    [middle[0] - size[0] * 0.25, middle[1]],
    [middle[0] + size[0] * 0.25, middle[1]],
    [reach, 0],
    [reach - size[0] * 0.5, 0],
  ];
  return windowCage(
    side === 1 ? [outer, guide] : [outer],
    between,
    { count, widthDeg: 360 / count / 6, startDeg },
    "machined-brass",
  );
}
