import { lookAt } from "../camera.ts";
import { shaft } from "../drive/shaft.ts";
import type { Group, Scene } from "../scene.ts";
import { lipSeal, oRing } from "./fluid-seal.ts";
import { rotarySeal } from "./rotary-seal.ts";

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

/** U-cups for a rod and a piston, a wiper, and an O-ring; the cup in front is cut open. */
export function fluidSeal(): Scene {
  return {
    camera: lookAt([5, -4, 3], { fromDeg: -12, aboveDeg: 42, distanceMm: 282, focalLengthMm: 62 }),
    parts: [
      {
        parts: [
          lipSeal({
            form: "u-cup",
            movingMm: 50,
            grooveMm: 60,
            lengthMm: 8,
            material: "polyamide",
          }),
        ],
        place: { at: [-34, 22, 0] },
      },
      {
        parts: [
          lipSeal(
            { form: "u-cup", movingMm: 40, grooveMm: 50, lengthMm: 8, material: "polyamide" },
            { fromDeg: -40, toDeg: 232 },
          ),
        ],
        place: { at: [0, -28, 0] },
      },
      {
        parts: [
          lipSeal({
            form: "u-cup",
            movingMm: 63,
            grooveMm: 53,
            lengthMm: 8,
            material: "nitrile-rubber",
          }),
        ],
        place: { at: [36, 26, 0] },
      },
      {
        parts: [
          lipSeal({
            form: "wiper",
            movingMm: 40,
            grooveMm: 48,
            lengthMm: 5,
            material: "nitrile-rubber",
          }),
        ],
        place: { at: [52, -34, 5], turnDeg: [180, 0, 0] },
      },
      { parts: [oRing(30, 3)], place: { at: [-44, -32, 0] } },
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
