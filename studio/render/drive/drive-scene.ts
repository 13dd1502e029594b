import type { Wheel } from "../../internals/belt-path.ts";
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
import { type TimingPulley, timingPulley } from "./timing-pulley.ts";
import { circleOutline } from "./wheel-outlines.ts";

const beltWidthMm = 30;
const wheelWidthMm = 31.5;
const standMm = 9;

const largePulley: TimingPulley = {
  teeth: largeTeeth,
  groove,
  widthMm: wheelWidthMm,
  hub: 25,
  shaftMm: 28,
  web: { kind: "arms", count: 8 },
  screws: 8,
};

const smallPulley: TimingPulley = {
  teeth: smallTeeth,
  groove,
  widthMm: wheelWidthMm,
  hub: 16,
  shaftMm: 16,
  web: { kind: "holes", count: 4 },
  screws: 8,
};

/**
 * A timing belt drive resting on the ground: two pulleys and a tensioner on a ball bearing.
 *
 * @param time From 0 to 1; at 1, the scene looks as at 0.
 */
export function driveScene(time: number): Scene {
  const movedMm = time * teethPerLoop * tooth.pitchMm;
  const [large, small, roller] = wheels;
  const press = { bearing, radiusMm: tensionerPitchRadius - tooth.backMm, widthMm: wheelWidthMm };
  return {
    camera: { from: [-65, -500, 570], to: [5, 14, 14], focalLengthMm: 71 },
    parts: [
      standing(large, timingPulley(largePulley, grooveAngleDeg(0, movedMm))),
      standing(small, timingPulley(smallPulley, grooveAngleDeg(1, movedMm))),
      // One ball per loop, in the opposite direction of the pulleys.
      standing(roller, tensioner(press, -(time * 360) / balls.count)),
      {
        place: { at: [0, 0, standMm + 0.6] },
        parts: printedBelt({ path, tooth, widthMm: beltWidthMm, movedMm }),
      },
    ],
  };
}

/** A wheel on a stub slightly above the ground. */
function standing({ x, y }: Wheel, wheel: Group): Group {
  const stub: Part = {
    shape: { kind: "extruded", outline: circleOutline(13), heightMm: standMm + 3 },
    material: "painted-iron",
  };
  return {
    place: { at: [x, y, 0] },
    parts: [stub, { parts: [wheel], place: { at: [0, 0, standMm] } }],
  };
}

/** The direction mark that is printed on a belt's back. */
const arrow: Outline = [
  [-7, -0.7],
  [2, -0.7],
  [2, -2.4],
  [7, 0],
  [2, 2.4],
  [2, 0.7],
  [-7, 0.7],
];

/** The belt with a mark on its back in every loop. */
function printedBelt(belt: TimingBelt): Part[] {
  const print: Part = {
    shape: { kind: "extruded", outline: arrow, heightMm: 0.4 },
    material: "polyamide",
    places: placesOnBack(belt, teethPerLoop * tooth.pitchMm, beltWidthMm / 2),
  };
  return [...timingBelt(belt), cordLine(belt), print];
}
