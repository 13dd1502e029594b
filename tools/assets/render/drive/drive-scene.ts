import { cordLine, placesOnBack, timingBelt, type TimingBelt } from "../belts/timing-belt.ts";
import type { Group, Outline, Part, Scene } from "../scene.ts";
import {
  balls,
  bearing,
  groove,
  grooveAngleDeg,
  largeTeeth,
  path,
  smallTeeth,
  teethPerLoop,
  tensionerPitchRadius,
  tooth,
  wheels,
} from "./drive-layout.ts";
import { tensioner } from "./tensioner.ts";
import { timingPulley } from "./timing-pulley.ts";
import { circleOutline } from "./wheel-outlines.ts";

const beltWidthMm = 30;
const wheelWidthMm = 31.5;
/** Everything stands on stubs, a little above the paper. */
const standMm = 9;

/**
 * A timing belt drive lying on the page: two pulleys and a tensioner on a ball bearing.
 *
 * @param time From 0 to 1, when everything looks as at the start.
 */
export function driveScene(time: number): Scene {
  const movedMm = time * teethPerLoop * tooth.pitchMm;
  const belt: TimingBelt = { path, tooth, widthMm: beltWidthMm, movedMm };
  const [large, small, roller] = wheels;
  const pulley = { groove, widthMm: wheelWidthMm, flanges: "lower" } as const;
  return {
    camera: { from: [-65, -500, 570], to: [5, 14, 14], focalLengthMm: 71 },
    parts: [
      {
        place: { at: [0, 0, standMm] },
        parts: [
          {
            place: { at: [large.x, large.y, 0] },
            parts: [
              timingPulley(
                {
                  ...pulley,
                  teeth: largeTeeth,
                  hub: 25,
                  shaftMm: 28,
                  web: { kind: "arms", count: 8 },
                  screws: 8,
                },
                grooveAngleDeg(0, movedMm),
              ),
            ],
          },
          {
            place: { at: [small.x, small.y, 0] },
            parts: [
              timingPulley(
                {
                  ...pulley,
                  teeth: smallTeeth,
                  hub: 16,
                  shaftMm: 16,
                  web: { kind: "holes", count: 4 },
                  screws: 8,
                },
                grooveAngleDeg(1, movedMm),
              ),
            ],
          },
          {
            place: { at: [roller.x, roller.y, 0] },
            parts: [
              tensioner(
                {
                  bearing,
                  radiusMm: tensionerPitchRadius - tooth.backMm,
                  widthMm: wheelWidthMm,
                },
                // One ball in each loop, the other way round than the pulleys.
                -(time * 360) / balls.count,
              ),
            ],
          },
          ...printedBelt(belt),
        ],
      },
      ...wheels.map(({ x, y }) => stub(x, y)),
    ],
  };
}

/** Shows which way the belt runs, as it is printed on a belt's back. */
const arrow: Outline = [
  [-7, -0.7],
  [2, -0.7],
  [2, -2.4],
  [7, 0],
  [2, 2.4],
  [2, 0.7],
  [-7, 0.7],
];

/** The belt on its flanges, a mark on its back in every loop. */
function printedBelt(belt: TimingBelt): (Part | Group)[] {
  const print: Part = {
    shape: { kind: "extruded", outline: arrow, heightMm: 0.4 },
    material: "polyamide",
    places: placesOnBack(belt, teethPerLoop * tooth.pitchMm, beltWidthMm / 2),
  };
  return [{ place: { at: [0, 0, 0.6] }, parts: [...timingBelt(belt), cordLine(belt), print] }];
}

function stub(x: number, y: number): Part {
  return {
    shape: { kind: "extruded", outline: circleOutline(13), heightMm: standMm + 3 },
    material: "painted-iron",
    places: [{ at: [x, y, 0] }],
  };
}
