import { getBearing } from "../../../catalogue/bearings/find-bearing.ts";
import { selfAligningBalls } from "../../internals/ball-set.ts";
import type { Group, Part, Place } from "../scene.ts";
import { ribbonCage } from "./ribbon-cage.ts";
import { ring } from "./ring.ts";
import { balls } from "./rolling.ts";
import { getBox, getSection } from "./section-of.ts";

/**
 * A self-aligning ball bearing around z; its inner ring with balls and cage swivels in the outer ring.
 */
export function selfAligning(code: string, swivelDeg: readonly [number, number]): Group["parts"] {
  const bearing = getBearing(code);
  const section = getSection(bearing);
  const { count } = selfAligningBalls(bearing);
  const rows = section.rolling.flatMap((outline): (Part | Group)[] => {
    const { size, middle } = getBox(outline);
    const side = middle[1] > 0 ? 1 : -1;
    // The balls of one row face the gaps of the other.
    const turnDeg = side === 1 ? 0 : 180 / count;
    const cage = ribbonCage({ count, sizeMm: size[0], pitchMm: middle[0] }, [side]);
    const place: Place = { at: [0, 0, middle[1]], turnDeg: [0, 0, turnDeg] };
    return [{ parts: [balls(size[0], middle[0], count), ...cage], place }];
  });
  return [
    ring(section.outer),
    { parts: [ring(section.inner), ...rows], place: { turnDeg: [...swivelDeg, 0] } },
  ];
}
