import type { Material, Outline, Part } from "../scene.ts";

/** The piece cut out of a ring, between two angles in degrees. */
export type Cut = readonly [fromDeg: number, toDeg: number];

/** A ring of a bearing, without the cut piece. */
export function ring(profile: Outline, cut?: Cut, material: Material = "ground-steel"): Part {
  const turn = cut && { fromDeg: cut[1], toDeg: cut[0] + 360 };
  return { shape: { kind: "turned", profile, ...turn }, material };
}

/** A profile of four corners. */
export function bar(inner: number, outer: number, low: number, high: number): Outline {
  const edge = Math.min(outer - inner, high - low) * 0.12;
  return [
    [inner + edge, low],
    [outer - edge, low],
    [outer, low + edge],
    [outer, high - edge],
    [outer - edge, high],
    [inner + edge, high],
    [inner, high - edge],
    [inner, low + edge],
  ];
}
