import type { VSection } from "../../../catalogue/belts/belt.ts";
import type { Outline, Part } from "../scene.ts";
import { shaft } from "./shaft.ts";

/** Two cones on a shaft that hold a wide belt; `z` is the height of the belt's middle. */
export function variablePulley(pitchRadius: number, belt: VSection, z: number): Part[] {
  const flank = Math.tan((belt.angleDeg * Math.PI) / 360);
  const { topWidthMm, datumWidthMm = topWidthMm } = belt;
  const outer = pitchRadius + 9;
  const half = (radius: number): number => datumWidthMm / 2 + (radius - pitchRadius) * flank;
  const cone = (side: 1 | -1): Outline => [
    [12, z + side * half(14)],
    [outer - 1, z + side * half(outer - 1)],
    [outer, z + side * (half(outer) + 1)],
    [outer, z + side * (half(outer) + 3)],
    [outer - 1, z + side * (half(outer) + 4)],
    [40, z + side * (half(outer) + 1)],
    [26, z + side * (half(outer) + 1)],
    [24, z + side * (half(outer) + 4)],
    [12, z + side * (half(outer) + 4)],
  ];
  return [
    { shape: { kind: "turned", profile: cone(-1) }, material: "ground-steel" },
    { shape: { kind: "turned", profile: cone(1) }, material: "ground-steel" },
    shaft(24, z + half(outer) + 12),
  ];
}
