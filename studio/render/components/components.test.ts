import { expect, test } from "vitest";
import type { Group, Part } from "../scene.ts";
import { bondedSeal, vRingSeal } from "../seals/washer-seal.ts";
import { adapterSleeve } from "./adapter-sleeve.ts";
import { drawnCup } from "./drawn-cup.ts";
import { linearBearing } from "./linear-bearing.ts";
import { sphericalPlainBearing } from "./plain-bearing.ts";
import { coil } from "./roller-chain.ts";

/** Inside and outside diameter and length of the turned parts together. */
function getSize(parts: Group["parts"]): readonly [inside: number, outside: number, long: number] {
  const points = parts.flatMap((part) => (isTurned(part) ? part.shape.profile : []));
  const radii = points.map(([radius]) => radius);
  const heights = points.map(([, height]) => height);
  return [
    2 * Math.min(...radii),
    2 * Math.max(...radii),
    Math.max(...heights) - Math.min(...heights),
  ];
}

function isTurned(
  part: Part | Group,
): part is Part & { readonly shape: Extract<Part["shape"], { kind: "turned" }> } {
  return "shape" in part && part.shape.kind === "turned";
}

test("a linear ball bearing has the sizes of LM20UU, and its seals reach the shaft", () => {
  const [inside, outside, long] = getSize(linearBearing());
  expect(inside).toBeCloseTo(20.3, 6);
  expect([outside, long]).toEqual([32, 42]);
});

test("a drawn cup has the outside diameter and the width in its code HK2020", () => {
  const [, outside, long] = getSize(drawnCup().slice(0, 1));
  expect([outside, long]).toEqual([26, 20]);
});

test("the outer ring of a spherical plain bearing has the sizes of GE 20", () => {
  const [, outside, long] = getSize(sphericalPlainBearing(10).slice(0, 1));
  expect([outside, long]).toEqual([35, 12]);
});

test("an adapter sleeve has the bore, thread and length of H206", () => {
  expect(getSize(adapterSleeve().slice(0, 1))).toEqual([25, 30, 27]);
});

test("a bonded seal has the sizes of its code, its lip within a tenth beyond both faces", () => {
  const [inside, outside, long] = getSize(bondedSeal("BS G1/2").parts);
  expect(inside).toBeCloseTo(21.54, 6);
  expect(outside).toBeCloseTo(28.58, 6);
  expect(long).toBeCloseTo(2.49 * 1.2, 6);
});

test("a V-ring fits a shaft in the middle of its range", () => {
  expect(getSize([vRingSeal("VA-40")])[0]).toBeCloseTo(40.5, 6);
});

test("every joint of a wound-up chain is a pitch from the next", () => {
  const joints = coil(20, 2.2, 4);
  const gaps = joints.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = joints[index] ?? [x, y];
    return Math.hypot(x - fromX, y - fromY);
  });
  for (const gap of gaps) expect(Math.abs(gap - 12.7)).toBeLessThan(0.001);
});
