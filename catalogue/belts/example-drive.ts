import { drawBeltDrive } from "#catalogue/drawing/draw-belt-drive.ts";
import type { Drawing } from "#catalogue/drawing/drawing.ts";
import { beltLength, wrapAngleDeg } from "#catalogue/engineering/belt-drive.ts";

/** An open drive with its belt length, for families whose belts have no standard shape. Lengths in mm. */
export type ExampleDrive = {
  readonly smallMm: number;
  readonly largeMm: number;
  readonly centreMm: number;
  readonly lengthMm: number;
  readonly wrapDeg: number;
};

/** Pulleys and centre distance of the first worked V-belt example. */
const size = { smallMm: 100, largeMm: 250, centreMm: 500 };

/** Computes pulleys, centre distance, belt length and wrap of the example. */
export function exampleDrive(): ExampleDrive {
  const pulleys = [size.smallMm, size.largeMm] as const;
  return {
    ...size,
    lengthMm: beltLength(pulleys, size.centreMm),
    wrapDeg: wrapAngleDeg(pulleys, size.centreMm),
  };
}

/** Draws the example drive from the side. */
export function drawExampleDrive(): Drawing {
  return drawBeltDrive(size);
}
