import { expect, test } from "vitest";
import type { Group, Outline, Part } from "../scene.ts";
import { lipSeal } from "./fluid-seal.ts";
import { rotarySeal } from "./rotary-seal.ts";

test("a rotary seal fills its housing, touches its shaft, and has the width in its code", () => {
  const [rubber] = getParts(rotarySeal("40x62x8", "AS"));
  const radii = getProfile(rubber).map(([radius]) => radius);
  const heights = getProfile(rubber).map(([, height]) => height);
  expect(Math.max(...radii)).toBeCloseTo(31, 6);
  expect(Math.min(...radii)).toBeCloseTo(20, 6);
  expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(8, 6);
});

test("a cut seal shows its insert beyond the rubber, and its spring beyond the insert", () => {
  const cut = getParts(rotarySeal("40x62x8", "A", { fromDeg: -140, toDeg: -40 }));
  const [rubber, insert, spring] = cut;
  const [rubberTurn, insertTurn] = [rubber, insert].map(getTurn);
  expect(rubberTurn).toBe(260);
  expect(insertTurn).toBeGreaterThan(260);
  expect(insertTurn).toBeLessThan(360);
  expect(spring?.shape.kind).toBe("lofted");
  expect(getParts(rotarySeal("40x62x8", "A"))).toHaveLength(2);
});

test("a U-cup for a rod seals on the inside, one for a piston on the outside", () => {
  const size = { form: "u-cup", lengthMm: 8, material: "polyamide" } as const;
  const rod = getProfile(lipSeal({ ...size, movingMm: 40, grooveMm: 50 }));
  const piston = getProfile(lipSeal({ ...size, movingMm: 63, grooveMm: 53 }));
  expect(Math.min(...rod.map(([radius]) => radius))).toBeCloseTo(20, 6);
  expect(Math.max(...piston.map(([radius]) => radius))).toBeCloseTo(31.5, 6);
});

function getParts({ parts }: Group): Part[] {
  return parts.filter((part): part is Part => "shape" in part);
}

function getProfile(part: Part | undefined): Outline {
  if (part?.shape.kind !== "turned") throw new Error("a seal is turned");
  return part.shape.profile;
}

function getTurn(part: Part | undefined): number {
  if (part?.shape.kind !== "turned") throw new Error("a seal is turned");
  return (part.shape.toDeg ?? 360) - (part.shape.fromDeg ?? 0);
}
