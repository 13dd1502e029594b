import { lookAt } from "../camera.ts";
import { shaft } from "../drive/shaft.ts";
import type { Group, Scene } from "../scene.ts";
import { lipSeal, oRing } from "./fluid-seal.ts";
import { rotarySeal } from "./rotary-seal.ts";
import { bondedSeal, vRingSeal } from "./washer-seal.ts";

/**
 * A seal on its rim, its spring towards the viewer, and one in front of it cut open to its steel ring.
 */
export function oilSeal(): Scene {
  return {
    camera: lookAt([-1, -4, 22], {
      fromDeg: -12,
      aboveDeg: 31,
      distanceMm: 232,
      focalLengthMm: 62,
    }),
    parts: [
      standing("40x62x8", [-18, 22], 62, 18),
      {
        parts: [rotarySeal("40x62x8", "AS", { fromDeg: -142, toDeg: -34 })],
        place: { at: [17, -20, 0] },
      },
    ],
  };
}

/** An O-ring lying, and one of the same size on its rim behind it. */
export function oRingScene(): Scene {
  return {
    camera: lookAt([1, 0, 11], { fromDeg: -13, aboveDeg: 30, distanceMm: 206, focalLengthMm: 82 }),
    parts: [
      { parts: [oRing(30, 3)], place: { at: [-6, -12, 0] } },
      {
        parts: [oRing(30, 3)],
        // It leans back a little, as against a wall.
        place: { at: [9, 13, 18], turnDeg: [84, 0, 18] },
      },
    ],
  };
}

/** A bonded seal lying, and one on its rim behind it. */
export function bondedSealScene(): Scene {
  return {
    camera: lookAt([1, 0, 7.5], { fromDeg: -13, aboveDeg: 30, distanceMm: 170, focalLengthMm: 84 }),
    parts: [
      { parts: [bondedSeal("BS G1/2")], place: { at: [-7, -11, 0] } },
      {
        parts: [bondedSeal("BS G1/2")],
        place: { at: [8, 10, 14.29], turnDeg: [90, 0, 20] },
      },
    ],
  };
}

/** A V-ring lying with its lip up, and one on its rim behind it. */
export function vRingScene(): Scene {
  return {
    camera: lookAt([1, 0, 14], { fromDeg: -13, aboveDeg: 31, distanceMm: 296, focalLengthMm: 84 }),
    parts: [
      { parts: [vRingSeal("VA-40")], place: { at: [-12, -18, 0] } },
      {
        parts: [vRingSeal("VA-40")],
        place: { at: [14, 18, 25.5], turnDeg: [90, 0, 22] },
      },
    ],
  };
}

/** Oil seals of several sizes, and a U-cup. */
export function sealsScene(): Scene {
  return {
    camera: lookAt([3, 0, 16], { fromDeg: -10, aboveDeg: 34, distanceMm: 348, focalLengthMm: 64 }),
    parts: [
      { parts: [rotarySeal("60x80x8", "AS")], place: { at: [-34, 24, 0] } },
      { parts: [rotarySeal("35x52x7", "AS")], place: { at: [-34, 24, 0] } },
      standing("50x72x8", [34, 20], 72, 16),
      { parts: [rotarySeal("25x42x7", "AS")], place: { at: [10, -30, 0] } },
      {
        parts: [
          lipSeal({
            form: "u-cup",
            movingMm: 40,
            grooveMm: 50,
            lengthMm: 8,
            material: "polyamide",
          }),
        ],
        place: { at: [62, -26, 0] },
      },
      { parts: [oRing(30, 3)], place: { at: [-46, -38, 0] } },
    ],
  };
}

/** A seal on its rim, its spring towards the viewer. */
function standing(
  code: string,
  [x, y]: readonly [number, number],
  housingMm: number,
  sidewaysDeg: number,
): Group {
  return {
    parts: [rotarySeal(code, "AS")],
    place: { at: [x, y, housingMm / 2], turnDeg: [90, 0, sidewaysDeg] },
  };
}

/** A shaft in its seal, cut open to the steel ring, the spring and both lips. */
export function oilSealSlide(): Scene {
  return {
    camera: lookAt([1, 2, 21], {
      fromDeg: -14,
      aboveDeg: 31,
      distanceMm: 372,
      focalLengthMm: 70,
    }),
    parts: [
      {
        place: { at: [-12, -8, 0] },
        parts: [shaft(45, 25), rotarySeal("45x62x8", "AS", { fromDeg: -148, toDeg: -48 })],
      },
      standing("40x62x8", [50, 26], 62, -16),
      { parts: [rotarySeal("30x47x7", "A")], place: { at: [44, -26, 0] } },
      standing("25x42x7", [-56, 24], 42, 30),
    ],
  };
}
