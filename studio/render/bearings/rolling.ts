import { around, onCircle } from "../places.ts";
import type { Outline, Part } from "../scene.ts";

/** A roller turned about its own axis, and its position in the bearing. */
export type Roller = {
  readonly profile: Outline;
  readonly radiusMm: number;
  readonly z: number;
  /** Lean of its upper end away from the bearing's axis. */
  readonly tiltDeg: number;
};

/** Balls on a circle around z. */
export function balls(
  diameterMm: number,
  pitchMm: number,
  count: number,
  z = 0,
  startDeg = 0,
): Part {
  return {
    shape: { kind: "ball", diameterMm },
    material: "polished-steel",
    places: around(count, (deg) => onCircle(pitchMm, deg + startDeg, z)),
  };
}

/** Derives a roller from the outline of its section, which is symmetric about its axis. */
export function getRoller(outline: Outline): Roller {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const radiusMm = mean(outline.map(([radius]) => radius));
  const z = mean(outline.map(([, height]) => height));
  const from = outline.map(([radius, height]): [number, number] => [radius - radiusMm, height - z]);
  const both = mean(from.map(([r, h]) => r * h));
  const across = mean(from.map(([r]) => r * r));
  const along = mean(from.map(([, h]) => h * h));
  // The axis closer to the bearing's axis.
  const spread = 0.5 * Math.atan2(2 * both, along - across);
  const tilt = Math.abs(spread) > Math.PI / 4 ? spread - Math.sign(spread) * (Math.PI / 2) : spread;
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  const half = from
    .map(([r, h]): [number, number] => [r * cos - h * sin, r * sin + h * cos])
    .filter(([r]) => r > 0.05)
    .toSorted(([, one], [, other]) => one - other);
  const [first, last] = [half.at(0)?.[1] ?? 0, half.at(-1)?.[1] ?? 0];
  const profile: Outline = [[0, first], ...half, [0, last]];
  return { profile, radiusMm, z, tiltDeg: (tilt * 180) / Math.PI };
}

/** A row of rollers around z. */
export function rollers(roller: Roller, count: number, startDeg = 0): Part {
  return {
    shape: { kind: "turned", profile: roller.profile },
    material: "polished-steel",
    places: around(count, (deg) =>
      onCircle(roller.radiusMm, deg + startDeg, roller.z, roller.tiltDeg),
    ),
  };
}
