import type { Group, Part } from "../scene.ts";
import { type Cut, bar, ring } from "./ring.ts";
import { getRoller, rollers } from "./rolling.ts";
import { gapDeg, windowCage } from "./window-cage.ts";

/** A needle roller bearing of ISO dimension series 49 with bore 25: 25 × 42 × 17, raceway 30. */
const size = { bore: 12.5, raceway: 15, outside: 21, half: 8.5 } as const;
const needleMm = 2.5;
const count = 28;

/** A needle roller bearing around z: its outer ring with needles and cage, and its inner ring. */
export function needle({ cut }: { cut?: Cut } = {}): { outer: Group["parts"]; inner: Part } {
  const track = size.raceway + needleMm;
  const pitch = size.raceway + needleMm / 2;
  const half = size.half * 0.76;
  const rib = track - needleMm * 0.42;
  const outline = [
    [rib, -size.half + 0.2],
    [rib + 0.2, -size.half],
    [size.outside - 0.5, -size.half],
    [size.outside, -size.half + 0.5],
    [size.outside, size.half - 0.5],
    [size.outside - 0.5, size.half],
    [rib + 0.2, size.half],
    [rib, size.half - 0.2],
    [rib, half + 0.1],
    [track, half + 0.1],
    [track, -half - 0.1],
    [rib, -half - 0.1],
  ] as const;
  const rings = [half + 0.3, -half - 1.1].map((low) =>
    bar(pitch - 0.75, rib - 0.15, low, low + 0.8),
  );
  const between = bar(pitch - 0.6, pitch + 0.3, -half - 0.5, half + 0.5);
  const widthDeg = gapDeg(count, needleMm, pitch) * 1.1;
  return {
    outer: [
      ring(outline, cut),
      rollers(getRoller(bar(size.raceway, track, -half, half)), count),
      ...windowCage(rings, between, { count, widthDeg }),
    ],
    inner: ring(bar(size.bore, size.raceway, -size.half, size.half)),
  };
}
