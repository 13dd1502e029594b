import type { Group, Outline, Place } from "./scene.ts";

/** Repeats an item around z. */
export function around<Item>(count: number, item: (deg: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => item((index * 360) / count));
}

/** A circle as an outline. */
export function circle(
  radiusMm: number,
  corners = 128,
  [x, y]: readonly [number, number] = [0, 0],
): Outline {
  return around(corners, (deg) => {
    const angle = (deg * Math.PI) / 180;
    return [x + radiusMm * Math.cos(angle), y + radiusMm * Math.sin(angle)] as const;
  });
}

/** A rectangle with round corners about the origin. */
export function rounded(width: number, height: number, radius: number): Outline {
  const steps = 8;
  return [0, 1, 2, 3].flatMap((quarter) => {
    const x = (width / 2 - radius) * (quarter === 0 || quarter === 3 ? 1 : -1);
    const y = (height / 2 - radius) * (quarter < 2 ? 1 : -1);
    return Array.from({ length: steps + 1 }, (_, step) => {
      const angle = ((quarter + step / steps) * Math.PI) / 2;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
    });
  });
}

/** A placement at a radius and an angle around z, turned by the angle. */
export function onCircle(radiusMm: number, deg: number, z = 0, tiltDeg = 0): Place {
  const angle = (deg * Math.PI) / 180;
  return {
    at: [radiusMm * Math.cos(angle), radiusMm * Math.sin(angle), z],
    turnDeg: [0, tiltDeg, deg],
  };
}

/** A round part resting on its face: its middle is at z = half its width. */
export function lying(
  parts: Group["parts"],
  widthMm: number,
  [x, y]: readonly [number, number],
  turnDeg = 0,
): Group {
  return { parts, place: { at: [x, y, widthMm / 2], turnDeg: [0, 0, turnDeg] } };
}

/**
 * A round part on its rim, its upper face towards the viewer and turned to the side.
 *
 * @param rollDeg Turns it about its own axis, to make a cut visible.
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
