import { expect, test } from "vitest";
import type { Group, Part, Place, Scene, Shape, Vector } from "../scene.ts";
import { driveScene } from "./drive-scene.ts";

/** In mm; a pixel of the film covers more than a third of one. */
const invisible = 0.05;

test("after one loop, every part of the drive looks as at its start", () => {
  expect(strayPoints(driveScene(0), driveScene(1))).toEqual([]);
});

test("the drive moves within a loop", () => {
  expect(strayPoints(driveScene(0), driveScene(0.13)).length).toBeGreaterThan(1000);
});

/** Points of one scene without a matching point in the other. */
function strayPoints(one: Scene, other: Scene): Vector[] {
  const known = new Map<string, Vector[]>();
  for (const point of worldPoints(one.parts)) {
    const cell = getCell(point).join(" ");
    known.set(cell, [...(known.get(cell) ?? []), point]);
  }
  return worldPoints(other.parts).filter((point) => !isNear(point, known));
}

function getCell([x, y, z]: Vector): number[] {
  return [Math.floor(x), Math.floor(y), Math.floor(z)];
}

function isNear(point: Vector, known: ReadonlyMap<string, readonly Vector[]>): boolean {
  const [x = 0, y = 0, z = 0] = getCell(point);
  const steps = [-1, 0, 1];
  return steps.some((dx) =>
    steps.some((dy) =>
      steps.some((dz) =>
        (known.get(`${x + dx} ${y + dy} ${z + dz}`) ?? []).some(
          (there) => Math.hypot(...there.map((v, axis) => v - (point[axis] ?? 0))) < invisible,
        ),
      ),
    ),
  );
}

function worldPoints(parts: readonly (Part | Group)[]): Vector[] {
  return parts.flatMap((part) => {
    const [points, places] =
      "parts" in part
        ? [worldPoints(part.parts), [part.place ?? {}]]
        : [toPoints(part.shape), part.places ?? [{}]];
    return places.flatMap((place) => points.map((point) => placed(point, place)));
  });
}

/** Points that show how far a body has turned; for turned bodies and balls, only their position. */
function toPoints(shape: Shape): Vector[] {
  if (shape.kind === "turned") return shape.profile.map(([, z]) => [0, 0, z]);
  if (shape.kind === "lofted") return shape.rings.flat();
  if (shape.kind !== "extruded") return [[0, 0, 0]];
  return [shape.outline, ...(shape.holes ?? [])].flat().map(([x, y]) => [x, y, 0]);
}

function placed(point: Vector, { at = [0, 0, 0], turnDeg = [0, 0, 0] }: Place): Vector {
  let [x, y, z] = point;
  const [a, b, c] = turnDeg.map((angle) => (angle * Math.PI) / 180) as [number, number, number];
  [y, z] = [y * Math.cos(a) - z * Math.sin(a), y * Math.sin(a) + z * Math.cos(a)];
  [x, z] = [x * Math.cos(b) + z * Math.sin(b), z * Math.cos(b) - x * Math.sin(b)];
  [x, y] = [x * Math.cos(c) - y * Math.sin(c), x * Math.sin(c) + y * Math.cos(c)];
  return [x + at[0], y + at[1], z + at[2]];
}
