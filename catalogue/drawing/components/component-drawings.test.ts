import { expect, test } from "vitest";
import { componentKinds, findComponentKind } from "./component-kind.ts";
import { drawRollerChain, drawSprocket } from "./draw-chain.ts";
import { drawParallelKey, drawTaperBush } from "./draw-shaft-parts.ts";

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
])("%s is drawn as %s", (name, kind) => {
  expect(findComponentKind(name)).toBe(kind);
});

test.each([
  "NSK 30TAC62B Ball Screw Support Bearing",
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
  expect(drawSprocket().description).toContain("pitch diameter 69.12 mm");
});
