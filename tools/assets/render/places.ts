import type { Group, Place } from "./scene.ts";

/** Repeats something around z. */
export function around<Item>(count: number, item: (deg: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => item((index * 360) / count));
}

/** A place at a radius and an angle around z, turned with the angle. */
export function onCircle(radiusMm: number, deg: number, z = 0, tiltDeg = 0): Place {
  const angle = (deg * Math.PI) / 180;
  return {
    at: [radiusMm * Math.cos(angle), radiusMm * Math.sin(angle), z],
    turnDeg: [0, tiltDeg, deg],
  };
}

/** Something round lying on its face: its middle at z = half its width. */
export function lying(
  parts: Group["parts"],
  widthMm: number,
  [x, y]: readonly [number, number],
  turnDeg = 0,
): Group {
  return { parts, place: { at: [x, y, widthMm / 2], turnDeg: [0, 0, turnDeg] } };
}

/**
 * Something round standing on its rim, its upper face towards the viewer and turned to the side.
 *
 * @param rollDeg Turns it about its own axis, to bring a cut where it is seen.
 */
export function standing(
  parts: Group["parts"],
  diameterMm: number,
  [x, y]: readonly [number, number],
  sidewaysDeg: number,
  rollDeg = 0,
): Group {
  return {
    parts: [{ parts, place: { turnDeg: [0, 0, rollDeg] } }],
    place: { at: [x, y, diameterMm / 2], turnDeg: [90, 0, sidewaysDeg] },
  };
}
