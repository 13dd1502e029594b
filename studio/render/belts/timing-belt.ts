import type { Point } from "../../../catalogue/drawing/drawing.ts";
import type { BeltPath } from "../../internals/belt-path.ts";
import type { BeltTooth } from "../../internals/htd-tooth.ts";
import type { Outline, Part, Place } from "../scene.ts";

export type TimingBelt = {
  readonly path: BeltPath;
  readonly tooth: BeltTooth;
  readonly widthMm: number;
  /** Distance that it has run. */
  readonly movedMm?: number;
  /** Whether its back has teeth too. */
  readonly isDouble?: boolean;
};

/** Distance between the points of a smooth line along a belt, small enough to hide corners. */
const stepMm = 0.8;

/** How far the cord line protrudes from the belt's edge, to be visible. */
const cordMm = { thick: 0.55, out: 0.06 } as const;

/** A timing belt from z = 0 up; its teeth mesh with any pulley turned by `movedMm`. */
export function timingBelt({ path, tooth, widthMm, movedMm = 0, isDouble }: TimingBelt): Part[] {
  const inside = toothed(path, tooth, movedMm, 1);
  const back = isDouble ? toothed(path, tooth, movedMm, -1) : smooth(path, tooth.backMm);
  return [
    {
      shape: { kind: "extruded", outline: back, holes: [inside], heightMm: widthMm },
      material: "belt-rubber",
    },
  ];
}

/** The belt's cords, visible at its edge: the pitch line, in the image's orange. */
export function cordLine({ path, widthMm }: TimingBelt): Part {
  return {
    shape: {
      kind: "extruded",
      outline: smooth(path, cordMm.thick / 2),
      holes: [smooth(path, -cordMm.thick / 2)],
      heightMm: cordMm.out,
    },
    material: "signal-orange",
    places: [{ at: [0, 0, widthMm] }],
  };
}

/** Positions along the belt's back, turned so that x runs with the belt and z out of its back. */
export function placesOnBack(
  { path, tooth, movedMm = 0 }: TimingBelt,
  everyMm: number,
  z: number,
): Place[] {
  const count = Math.round(path.length / everyMm);
  return Array.from({ length: count }, (_, index) => {
    const s = index * everyMm + movedMm;
    const [x, y] = path.point(s, tooth.backMm - 0.2);
    return { at: [x, y, z], turnDeg: [90, 0, path.spot(s).back + 90] };
  });
}

function smooth(path: BeltPath, above: number): Outline {
  const count = Math.ceil(path.length / stepMm);
  return Array.from({ length: count }, (_, index) =>
    path.point((index * path.length) / count, above),
  );
}

/** `side` is -1 for teeth on the back, which are aligned with those inside. */
function toothed(path: BeltPath, tooth: BeltTooth, movedMm: number, side: 1 | -1): Outline {
  const count = Math.round(path.length / tooth.pitchMm);
  const places = Array.from({ length: count }, (_, index) =>
    tooth.outline.map(([s, above]): Point =>
      path.point(index * tooth.pitchMm + s + movedMm, side * above),
    ),
  );
  return places.flat();
}
