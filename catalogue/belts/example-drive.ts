import { drawBeltDrive } from "../drawing/draw-belt-drive.ts";
import type { Drawing } from "../drawing/drawing.ts";
import { beltLength, wrapAngleDeg } from "../engineering/belt-drive.ts";

/** A drive with its belt length, for families whose belts have no standard shape. Lengths in mm. */
export type ExampleDrive = {
  readonly smallMm: number;
  readonly largeMm: number;
  readonly centreMm: number;
  readonly lengthMm: number;
  readonly wrapDeg: number;
};

/** The first worked example. Source: shared data, designation.md 3.3. */
const size = { smallMm: 100, largeMm: 250, centreMm: 500 };

/**
 * Computes the example.
 *
 * @returns Pulleys, centre distance, belt length and wrap.
 */
export function exampleDrive(): ExampleDrive {
  const pulleys = [size.smallMm, size.largeMm] as const;
  return {
    ...size,
    lengthMm: beltLength(pulleys, size.centreMm),
    wrapDeg: wrapAngleDeg(pulleys, size.centreMm),
  };
}

/**
 * Draws the example.
 *
 * @returns The drive from the side.
 */
export function drawExampleDrive(): Drawing {
  return drawBeltDrive(size);
}
