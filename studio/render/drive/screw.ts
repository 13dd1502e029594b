import type { Part, Vector } from "../scene.ts";
import { circleOutline, polar } from "./wheel-outlines.ts";

/** The heads of socket screws at these positions; their threads are hidden. */
export function screwHeads(places: readonly Vector[], diameterMm: number): Part {
  const radius = diameterMm / 2;
  const socket = Array.from({ length: 6 }, (_, index) => polar(radius * 0.56, index * 60));
  return {
    shape: {
      kind: "extruded",
      outline: circleOutline(radius),
      holes: [socket],
      heightMm: radius * 0.7,
      bevelMm: radius * 0.08,
    },
    material: "painted-iron",
    // Their sockets face away from the axis around which they are placed.
    places: places.map((at) => ({
      at,
      turnDeg: [0, 0, (Math.atan2(at[1], at[0]) * 180) / Math.PI],
    })),
  };
}
