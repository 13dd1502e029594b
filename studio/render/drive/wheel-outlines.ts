import type { BeltTooth } from "../../internals/htd-tooth.ts";
import type { Outline } from "../scene.ts";

type Corner = readonly [number, number];

/** A circle of points around a position; larger circles have more points. */
export function circleOutline(radius: number, x = 0, y = 0): Outline {
  // A multiple of 8: a wheel turned by an eighth matches to the last point.
  const count = 8 * Math.max(3, Math.min(30, Math.round(radius * 0.75)));
  return Array.from({ length: count }, (_, index) => {
    const [dx, dy] = polar(radius, (index * 360) / count);
    return [x + dx, y + dy] as const;
  });
}

/** A bore with its keyway (DIN 6885: a keyway is about a quarter of the bore wide). */
export function boreOutline(radius: number): Outline {
  const half = radius * 0.26;
  const top = radius * 1.23;
  const from = (Math.acos(half / radius) * 180) / Math.PI;
  const count = 72;
  const round = Array.from({ length: count + 1 }, (_, index) =>
    polar(radius, 180 - from + ((180 + 2 * from) * index) / count),
  );
  return [...round, [half, top], [-half, top]];
}

/** A wheel whose grooves have the tooth's shape, the first one at 0°. */
export function toothedOutline(groove: BeltTooth, teeth: number): Outline {
  const radius = (teeth * groove.pitchMm) / (2 * Math.PI);
  return Array.from({ length: teeth }, (_, index) =>
    groove.outline.map(([s, above]) =>
      polar(radius + above, ((index * groove.pitchMm + s) / radius) * (180 / Math.PI)),
    ),
  ).flat();
}

/** Openings between the arms of a wheel, their corners rounded. */
export function armWindows(arms: number, outer: number, inner: number, armMm: number): Outline[] {
  const corner = Math.min(5, (outer - inner) * 0.25);
  return Array.from({ length: arms }, (_, index) => {
    const middle = ((index + 0.5) * 360) / arms;
    return roundedWindow({ outer, inner, middle, half: 180 / arms, armHalf: armMm / 2, corner });
  });
}

/** Round holes on a circle. */
export function holes(count: number, circleRadius: number, radius: number): Outline[] {
  return Array.from({ length: count }, (_, index) =>
    circleOutline(radius, ...polar(circleRadius, ((index + 0.5) * 360) / count)),
  );
}

type Window = {
  readonly outer: number;
  readonly inner: number;
  readonly middle: number;
  readonly half: number;
  readonly armHalf: number;
  readonly corner: number;
};

function roundedWindow({ outer, inner, middle, half, armHalf, corner }: Window): Outline {
  // Corners are circles that touch the arm's side and the rim or the hub.
  const at = (radius: number, side: 1 | -1): Outline => {
    const centreRadius = radius === outer ? outer - corner : inner + corner;
    const swing = (Math.asin((armHalf + corner) / centreRadius) * 180) / Math.PI;
    const angle = middle + side * (half - swing);
    const centre = polar(centreRadius, angle);
    const along = middle + side * half;
    const [start, end] =
      radius === outer ? [along + side * 90, angle] : [angle + 180, along + side * 90];
    return bend(centre, corner, start, end);
  };
  const outerLeft = at(outer, -1);
  const outerRight = at(outer, 1).toReversed();
  const innerRight = at(inner, 1).toReversed();
  const innerLeft = at(inner, -1);
  return [
    ...outerLeft,
    ...between(outer, outerLeft.at(-1), outerRight[0]),
    ...outerRight,
    ...innerRight,
    ...between(inner, innerRight.at(-1), innerLeft[0]),
    ...innerLeft,
  ];
}

/** About a quarter of a circle, the shorter way round. */
function bend([x, y]: Corner, radius: number, start: number, end: number): Outline {
  const sweep = ((((end - start) % 360) + 540) % 360) - 180;
  return Array.from({ length: 7 }, (_, index) => {
    const [dx, dy] = polar(radius, start + (sweep * index) / 6);
    return [x + dx, y + dy] as const;
  });
}

/** The arc about the axis between two positions, without its ends. */
function between(radius: number, from: Corner | undefined, to: Corner | undefined): Outline {
  if (!from || !to) return [];
  const start = (Math.atan2(from[1], from[0]) * 180) / Math.PI;
  const end = (Math.atan2(to[1], to[0]) * 180) / Math.PI;
  const sweep = ((((end - start) % 360) + 540) % 360) - 180;
  const count = Math.max(2, Math.round(Math.abs(sweep) / 3));
  return Array.from({ length: count - 1 }, (_, index) =>
    polar(radius, start + (sweep * (index + 1)) / count),
  );
}

export function polar(radius: number, angleDeg: number): Corner {
  const angle = (angleDeg * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}
