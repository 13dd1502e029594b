import type { Scene } from "./scene.ts";

/**
 * Looks at a point from a direction: 0° is the front, larger angles are further right; and from above.
 */
export function lookAt(
  [x, y, z]: readonly [number, number, number],
  view: {
    readonly fromDeg: number;
    readonly aboveDeg: number;
    readonly distanceMm: number;
    readonly focalLengthMm: number;
    readonly fStop?: number;
  },
): Scene["camera"] {
  const [side, up] = [(view.fromDeg * Math.PI) / 180, (view.aboveDeg * Math.PI) / 180];
  const level = view.distanceMm * Math.cos(up);
  return {
    from: [
      x + level * Math.sin(side),
      y - level * Math.cos(side),
      z + view.distanceMm * Math.sin(up),
    ],
    to: [x, y, z],
    focalLengthMm: view.focalLengthMm,
    ...(view.fStop === undefined ? {} : { fStop: view.fStop }),
  };
}
