import type { Group, Outline } from "../scene.ts";
import { ball } from "./rod-end.ts";

/** GE 20 ES: bore, outside diameter, widths of both rings and the sphere between them. */
const size = { bore: 20, outside: 35, inner: 16, outer: 12, sphere: 29 } as const;

/** A spherical plain bearing around z, its inner ring tilted. */
export function sphericalPlainBearing(tiltDeg: number): Group["parts"] {
  return [
    { shape: { kind: "turned", profile: outerRing() }, material: "ground-steel" },
    {
      parts: [ball(size.bore / 2, size.sphere / 2, size.inner / 2, "ground-steel")],
      place: { turnDeg: [0, tiltDeg, 0] },
    },
  ];
}

function outerRing(): Outline {
  const [radius, half, sphere] = [size.outside / 2, size.outer / 2, size.sphere / 2];
  const inside = Array.from({ length: 17 }, (_, index): [number, number] => {
    const z = half - 0.3 - ((2 * half - 0.6) * index) / 16;
    return [Math.sqrt(sphere ** 2 - z ** 2) + 0.05, z];
  });
  // A groove around the outside for grease.
  return [
    [radius - 0.5, -half],
    [radius, -half + 0.5],
    [radius, -1.2],
    [radius - 0.7, -0.7],
    [radius - 0.7, 0.7],
    [radius, 1.2],
    [radius, half - 0.5],
    [radius - 0.5, half],
    ...inside,
  ];
}
