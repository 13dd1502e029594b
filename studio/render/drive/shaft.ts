import type { Outline, Part } from "../scene.ts";

/** A shaft from z = 0 up, with a chamfered end and its centre hole. */
export function shaft(diameterMm: number, lengthMm: number): Part {
  return {
    shape: { kind: "turned", profile: shaftProfile(diameterMm, lengthMm) },
    material: "ground-steel",
  };
}

function shaftProfile(diameterMm: number, lengthMm: number): Outline {
  const radius = diameterMm / 2;
  const chamfer = Math.min(1.5, radius * 0.1);
  const hole = radius * 0.22;
  return [
    [0, 0],
    [radius, 0],
    [radius, lengthMm - chamfer],
    [radius - chamfer, lengthMm],
    [hole, lengthMm],
    [hole * 0.55, lengthMm - hole * 0.8],
    [hole * 0.5, lengthMm - hole * 1.8],
    [0, lengthMm - hole * 2.1],
  ];
}

/** A ring between two radii from one height to another, its edges broken. */
export function ring(outer: number, inner: number, from: number, to: number, edge = 0.5): Outline {
  return [
    [inner, from + edge],
    [inner + edge, from],
    [outer - edge, from],
    [outer, from + edge],
    [outer, to - edge],
    [outer - edge, to],
    [inner + edge, to],
    [inner, to - edge],
  ];
}
