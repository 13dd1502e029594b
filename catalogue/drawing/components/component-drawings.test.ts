import { expect, test } from "vitest";
import { findErrors, getExtent, rounded } from "#catalogue/drawing/testing/drawing-facts.ts";
import { componentKinds, findComponentKind } from "./component-kind.ts";
import { drawRollerChain, drawSprocket } from "./draw-chain.ts";
import { drawOpenBelt } from "./draw-open-belt.ts";
import { drawParallelKey, drawTaperBush } from "./draw-shaft-parts.ts";
import {
  drawCylindricalRollerThrust,
  drawNeedleThrust,
  drawSphericalRollerThrust,
} from "./draw-thrust-rollers.ts";

test.each([
  ["Fenner Coupling Spider 28/38", "coupling-spider"],
  ["Fenner Sprocket 08B-1 Z17", "sprocket"],
  ["Retaining Ring DIN 472 52 mm", "internal-ring"],
  ["SKF Lock Washer MB6", "lock-washer"],
  ["INA HK2020", "drawn-cup"],
  ["RHP 1025-25G Self-Lube Insert Bearing", "insert-bearing"],
  ["NSK Ball Screw 16x5", "ball-screw"],
  ["INA KR22 Cam Follower", "cam-follower"],
  ["INA K 20x26x17 Needle Roller and Cage Assembly", "needle-cage"],
  ["NSK QJ208", "four-point-contact"],
  ["THK Crossed Roller Ring RB 5013", "crossed-roller-ring"],
  ["SKF 81206 TN", "cylindrical-roller-thrust"],
  ["FAG Cylindrical Roller Thrust Bearing", "cylindrical-roller-thrust"],
  ["INA AXK2542 Thrust Needle Roller Bearing", "needle-thrust"],
  ["SKF 29412 E Spherical Roller Thrust Bearing", "spherical-roller-thrust"],
  ["Megadyne Megalinear T10 Open-End Timing Belt 25 mm", "open-end-belt"],
  ["Hydraulic U-cup rod seal 41x51x8", "rod-u-cup"],
  ["U cup for a piston rod 20x28", "rod-u-cup"],
  ["Hydraulic U-cup piston seal 64x54x8", "piston-u-cup"],
  ["Parker U-cup 30x40x10", "u-cup"],
  ["Rod wiper, single lip 41x49x5", "rod-wiper"],
  ["Wiper seal 30x38", "rod-wiper"],
  ["Pneumatic piston lip seal 51x41", "pneumatic-piston-seal"],
  ["Pneumatic rod seal with wiper lip 17x25", "pneumatic-rod-seal"],
])("%s is drawn as %s", (name, kind) => {
  expect(findComponentKind(name)).toBe(kind);
});

test.each([
  "NSK 30TAC62B Ball Screw Support Bearing",
  "Timken T311 Tapered Roller Thrust Bearing",
  "Open-end wrench 13 mm",
  "Rod seal with wiper 20x28",
  "Wiper blade 400 mm",
  "THK Linear guide wiper",
  "Pneumatic piston seal kit 50 mm",
  "O-ring 30x3",
  "Oil Seal AS 25x47x7 NBR",
  "Optibelt V-Pulley SPA 125-2 for Taper Bush 1610",
  "NSK 6205",
  "Optibelt SPA 1207",
  "",
])("%s is no component with a drawing of its kind", (name) => {
  expect(findComponentKind(name)).toBeUndefined();
});

test("each kind has one pattern", () => {
  expect(new Set(componentKinds).size).toBe(componentKinds.length);
});

test("drawings are as large as their parts, with a tenth of air on each side", () => {
  const getSize = ({ bounds }: ReturnType<typeof drawTaperBush>): readonly number[] =>
    [bounds.width / 1.2, bounds.height / 1.2].map((mm) => Math.round(mm * 100) / 100);
  expect(getSize(drawTaperBush())).toEqual([25.4, 57.15]);
  expect(getSize(drawParallelKey())[0]).toBe(40);
  // Three pitches between the outer joints, and the plates' round ends.
  expect(getSize(drawRollerChain())).toEqual([49.91, 11.81]);
  expect(getSize(drawCylindricalRollerThrust())).toEqual([16, 52]);
  expect(getSize(drawNeedleThrust())).toEqual([42, 42]);
  expect(getSize(drawSphericalRollerThrust())).toEqual([42, 130]);
  expect(drawSprocket().description).toContain("pitch diameter 69.12 mm");
});

test.each([drawCylindricalRollerThrust, drawNeedleThrust, drawSphericalRollerThrust, drawOpenBelt])(
  "outlines are closed, don't cross themselves and fill the drawing",
  (draw) => {
    const drawing = draw();
    expect(findErrors(drawing)).toEqual([]);
    const { x, y, width, height } = getExtent(drawing);
    const [across, down] = [width * 0.1, height * 0.1];
    expect(rounded(drawing.bounds)).toEqual(
      rounded({ x: x - across, y: y - down, width: width * 1.2, height: height * 1.2 }),
    );
  },
);
