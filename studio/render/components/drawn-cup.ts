import { bar, ring } from "../bearings/ring.ts";
import { getRoller, rollers } from "../bearings/rolling.ts";
import { windowCage } from "../bearings/window-cage.ts";
import type { Group, Outline } from "../scene.ts";

/** HK2020: inscribed circle of the needles, outside diameter and width. */
const size = { within: 10, outside: 13, half: 10 } as const;

/** Usual proportions: needles, their number, and the sheet that the cup is drawn from. */
const inside = { needleMm: 2, count: 22, sheetMm: 1 } as const;

/** A drawn cup needle roller bearing around z, its middle at the origin. */
export function drawnCup(): Group["parts"] {
  const { needleMm, count } = inside;
  const pitch = size.within + needleMm / 2;
  const reach = size.half - 2.6;
  const lip = size.within + 0.75;
  const rings = [reach + 0.25, -reach - 1.25].map((low) =>
    bar(pitch - 0.65, pitch + 0.75, low, low + 1),
  );
  const between = bar(pitch - 0.2, pitch + 0.7, -reach - 0.5, reach + 0.5);
  return [
    ring(cup(lip), undefined, "ground-steel"),
    rollers(getRoller(bar(size.within, size.within + needleMm, -reach, reach)), count),
    ...windowCage(rings, between, { count, widthDeg: 5.4 }),
  ];
}

/** Sheet of even thickness, its rims turned in with round corners. */
function cup(lip: number): Outline {
  const { outside, half } = size;
  const { sheetMm } = inside;
  const radius = 1.3;
  const bend = (r: number, side: 1 | -1): Outline =>
    Array.from({ length: 7 }, (_, index) => {
      const angle = ((index / 6) * Math.PI) / 2;
      return [outside - radius + r * Math.cos(angle), side * (half - radius + r * Math.sin(angle))];
    });
  const outer = [...bend(radius, -1).toReversed(), ...bend(radius, 1)];
  const inner = [...bend(radius - sheetMm, 1).toReversed(), ...bend(radius - sheetMm, -1)];
  return [
    [lip, -half],
    ...outer,
    [lip, half],
    [lip, half - sheetMm * 0.7],
    ...inner,
    [lip, -half + sheetMm * 0.7],
  ];
}
