import { getBearing } from "../../../catalogue/bearings/find-bearing.ts";
import { sphericalRollers } from "../../internals/spherical-set.ts";
import type { Group, Outline, Part } from "../scene.ts";
import { type Cut, ring } from "./ring.ts";
import { getRoller, rollers } from "./rolling.ts";
import { getBox, getSection } from "./section-of.ts";
import { windowCage } from "./window-cage.ts";

type CageKind = "brass" | "steel";

/** A spherical roller bearing around z with its two rows of barrels. */
export function spherical(
  code: string,
  { cut, cage = "brass" }: { cut?: Cut; cage?: CageKind } = {},
): Group["parts"] {
  const bearing = getBearing(code);
  const section = getSection(bearing);
  const { count } = sphericalRollers(bearing);
  const rows = section.rolling.flatMap((outline): Part[] => {
    const roller = getRoller(outline);
    const startDeg = roller.z > 0 ? 0 : 180 / count;
    const made = cage === "brass" ? brassCage : pressedCage;
    return [rollers(roller, count, startDeg), ...made(section.cage, roller.z, count, startDeg)];
  });
  return [ring(section.outer, cut), ring(section.inner), ...rows];
}

/** The cage of one row: its outer ring, and bars from there to the guide ring between the rows. */
function brassCage(all: readonly Outline[], z: number, count: number, startDeg: number): Part[] {
  const side = z > 0 ? 1 : -1;
  const { outer, guide } = getCageRings(all, z);
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

/** Thickness of a pressed cage's sheet as a share of the height of the brass ring in its place. */
const sheetShare = 0.34;

/** The cage of one row pressed from sheet: a flat rim outside the rollers, and bars between them. */
function pressedCage(all: readonly Outline[], z: number, count: number, startDeg: number): Part[] {
  const side = z > 0 ? 1 : -1;
  const { outer, guide } = getCageRings(all, z);
  const [{ middle, size }, inside] = [getBox(outer), getBox(guide)];
  const sheet = size[1] * sheetShare;
  const [near, far] = [middle[0] - size[0] * 0.62, middle[0] + size[0] * 0.3];
  const rim: Outline = [
    [near, middle[1] - (side * sheet) / 2],
    [far - sheet, middle[1] - (side * sheet) / 2],
    [far, middle[1] - side * sheet],
    [far, middle[1]],
    [far - sheet * 0.6, middle[1] + (side * sheet) / 2],
    [near, middle[1] + (side * sheet) / 2],
  ];
  const reach = inside.middle[0] + inside.size[0] / 2;
  const between: Outline = [
    [far - sheet * 1.4, middle[1]],
    [far, middle[1]],
    [reach, 0],
    [reach - sheet * 1.4, 0],
  ];
  const bars = { count, widthDeg: 360 / count / 7, startDeg };
  return windowCage(side === 1 ? [rim, guide] : [rim], between, bars);
}

/** The sections of a row's ring on its outside, and of the guide ring between both rows. */
function getCageRings(all: readonly Outline[], z: number): Record<"outer" | "guide", Outline> {
  const side = z > 0 ? 1 : -1;
  const outer = all.find((outline) => getBox(outline).middle[1] * side > Math.abs(z) / 2);
  const guide = all.find((outline) => Math.abs(getBox(outline).middle[1]) < Math.abs(z) / 2);
  if (outer === undefined || guide === undefined) throw new Error("a row has a ring and a guide");
  return { outer, guide };
}
