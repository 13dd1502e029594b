import { rounded } from "../places.ts";
import type { Group, Outline, Part } from "../scene.ts";
import { threadOutline } from "./thread.ts";

/** A parallel key of form A (DIN 6885) from z = 0 up, along x. */
export function parallelKey(widthMm: number, heightMm: number, lengthMm: number): Part {
  return {
    shape: {
      kind: "extruded",
      outline: rounded(lengthMm, widthMm, widthMm / 2 - 0.01),
      heightMm,
      bevelMm: 0.4,
    },
    material: "ground-steel",
  };
}

/** A straight grease nipple M6 × 1 (DIN 71412, form A) from z = 0 up, its thread below. */
export function straightNipple(): Group {
  const thread: Outline = [
    [0, 0],
    [2.2, 0],
    ...threadOutline({ radiusMm: 3, pitchMm: 1, fromMm: 0.3, toMm: 5.4 }),
    [2.4, 5.6],
    [2.4, 6],
    [0, 6],
  ];
  const head: Outline = [
    [0, 9],
    [2.35, 9],
    [2.35, 10],
    // The cone and the collar that the grease gun grips.
    [1.9, 11.6],
    [2.05, 12.1],
    [3.2, 13.2],
    [3.25, 13.7],
    [2.3, 15.2],
    [1.5, 15.9],
    [0.85, 16],
    [0.8, 15.6],
    [0, 15.6],
  ];
  return {
    parts: [
      { shape: { kind: "turned", profile: thread }, material: "sheet-steel" },
      hexagon(7, 3.4, 5.8),
      { shape: { kind: "turned", profile: head }, material: "sheet-steel" },
      {
        shape: { kind: "ball", diameterMm: 1.5 },
        material: "polished-steel",
        places: [{ at: [0, 0, 15.35] }],
      },
    ],
  };
}

/** A bolt's head or a nut's body: a hexagon, its corners taken off above and below. */
export function hexagon(acrossFlatsMm: number, heightMm: number, z: number): Part {
  const corner = acrossFlatsMm / Math.sqrt(3);
  const outline = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3;
    return [corner * Math.cos(angle), corner * Math.sin(angle)] as const;
  });
  return {
    shape: { kind: "extruded", outline, heightMm, bevelMm: acrossFlatsMm * 0.035 },
    material: "sheet-steel",
    places: [{ at: [0, 0, z] }],
  };
}
