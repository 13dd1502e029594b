import type { Outline, Part, Vector } from "../scene.ts";
import { screwHeads } from "./screw.ts";
import { boreOutline, polar } from "./wheel-outlines.ts";

/** A taper bush with its larger outside diameter, length and bore. */
export type TaperBush = {
  readonly outsideMm: number;
  readonly lengthMm: number;
  readonly boreMm: number;
};

/** Size 1108 fits shafts up to 28 mm. */
export function bush1108(boreMm: number): TaperBush {
  return { outsideMm: 38.4, lengthMm: 22.2, boreMm };
}

/** Size 1610 fits shafts up to 42 mm. */
export function bush1610(boreMm: number): TaperBush {
  return { outsideMm: 57.2, lengthMm: 25.4, boreMm };
}

export function bush2012(boreMm: number): TaperBush {
  return { outsideMm: 69.9, lengthMm: 31.8, boreMm };
}

/** Angles of the screws, half in the bush and half in the hub; the slit is between two of them. */
const screwAnglesDeg = [30, 150, 270] as const;
const slitHalfMm = 1.1;
const screwShare = 0.085;

/** Half of the angle between a taper bush's sides. */
const taperDeg = 4;

/** The bush from z = 0 down, its larger face up. */
export function taperBush(bush: TaperBush): Part {
  const { outsideMm, lengthMm, boreMm } = bush;
  const face = splitRing(outsideMm / 2, boreMm / 2, outsideMm * screwShare);
  const narrower = 1 - (lengthMm * Math.tan((taperDeg * Math.PI) / 180)) / (outsideMm / 2);
  const isOutside = (x: number, y: number): boolean => Math.hypot(x, y) > (boreMm + outsideMm) / 4;
  const rings = [
    face.map(([x, y]): Vector => [x, y, 0]),
    face.map(([x, y]): Vector => {
      const scale = isOutside(x, y) ? narrower : 1;
      return [x * scale, y * scale, -lengthMm];
    }),
  ];
  return { shape: { kind: "lofted", rings, endless: false }, material: "cast-iron" };
}

/** The two screws that draw a bush into its hub; the third hole is for forcing it out again. */
export function bushScrews({ outsideMm }: TaperBush): Part {
  const diameter = outsideMm * screwShare * 1.88;
  return screwHeads(
    screwAnglesDeg.slice(0, 2).map((angle) => [...polar(outsideMm / 2, angle), -diameter * 0.65]),
    diameter,
  );
}

/** The hole in a hub for the bush and its screws. */
export function bushSeat({ outsideMm }: TaperBush, play = 0.08): Outline {
  return notchedCircle(outsideMm / 2 + play, outsideMm * screwShare, 1, 0, 360);
}

/** The bush's face: notches outside, a bore with a keyway inside, and a slit through to it. */
function splitRing(radius: number, bore: number, screw: number): Outline {
  const slit = (half: number, at: number): number => (Math.asin(half / at) * 180) / Math.PI;
  const outside = notchedCircle(
    radius,
    screw,
    -1,
    slit(slitHalfMm, radius),
    360 - slit(slitHalfMm, radius),
  );
  const from = slit(slitHalfMm, bore);
  const inside = boreOutline(bore).filter(([x, y]) => {
    const angle = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
    return angle > from + 1 && angle < 359 - from;
  });
  const sorted = [...inside].toSorted((a, b) => getTurn(b) - getTurn(a));
  return [...outside, polar(bore, 360 - from), ...sorted, polar(bore, from)];
}

function getTurn([x, y]: readonly [number, number]): number {
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

/** A circle with round notches at the screws; `side` is 1 for outwards and -1 for inwards. */
function notchedCircle(
  radius: number,
  notch: number,
  side: 1 | -1,
  fromDeg: number,
  toDeg: number,
): Outline {
  const half = (2 * Math.asin(notch / (2 * radius)) * 180) / Math.PI;
  const points: [number, number][] = [];
  for (let angle = fromDeg; angle < toDeg; angle += 1.5) {
    const screw = screwAnglesDeg.find((middle) => Math.abs(angle - middle) <= half);
    if (screw === undefined) points.push([...polar(radius, angle)]);
    else if (angle - 1.5 < screw - half) points.push(...notchAt(radius, screw, notch, half, side));
  }
  return [...points, ...(toDeg < 360 ? [polar(radius, toDeg)] : [])];
}

function notchAt(
  radius: number,
  middle: number,
  notch: number,
  half: number,
  side: 1 | -1,
): [number, number][] {
  const [cx, cy] = polar(radius, middle);
  const start = middle - 90 - half / 2;
  const sweep = side === 1 ? 180 + half : half - 180;
  return Array.from({ length: 17 }, (_, index): [number, number] => {
    const [dx, dy] = polar(notch, start + (sweep * index) / 16);
    return [cx + dx, cy + dy];
  });
}
