import type { Material, Part, Place } from "../scene.ts";
import { circleOutline, polar } from "./wheel-outlines.ts";

/** The heads of socket screws on a circle, standing on z; their threads aren't seen. */
export function screwHeads(
  count: number,
  circleRadius: number,
  diameterMm: number,
  z: number,
  material: Material = "sheet-steel",
): Part[] {
  const places = Array.from({ length: count }, (_, index): Place => {
    const angle = ((index + 0.5) * 360) / count;
    const [x, y] = polar(circleRadius, angle);
    return { at: [x, y, z], turnDeg: [0, 0, angle] };
  });
  const radius = diameterMm / 2;
  const deep = radius * 0.7;
  const socket = Array.from({ length: 6 }, (_, index) => polar(radius * 0.56, index * 60));
  return [
    {
      shape: {
        kind: "extruded",
        outline: circleOutline(radius),
        holes: [socket],
        heightMm: deep,
        bevelMm: radius * 0.08,
      },
      material,
      places,
    },
  ];
}
