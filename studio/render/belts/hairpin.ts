import { type BeltPath, beltPath } from "../../internals/belt-path.ts";
import type { Cut } from "./belt-body.ts";

/** A belt around a pulley at the back, its two spans cut open in front. */
export type Hairpin = { readonly path: BeltPath; readonly cut: Cut };

/**
 * Lays a belt around a pulley at the origin.
 *
 * @param pitchRadius Radius of the pitch line on the pulley.
 * @param left How far its left span reaches to the front.
 * @param right How far its right span reaches to the front.
 */
export function hairpin(
  pitchRadius: number,
  { left, right, apart = pitchRadius * 0.62 }: { left: number; right: number; apart?: number },
): Hairpin {
  const path = beltPath([
    { x: 0, y: 0, radius: pitchRadius, touches: "teeth" },
    { x: 0, y: -2 * Math.max(left, right), radius: apart, touches: "teeth" },
  ]);
  const [pulley] = path.contacts;
  return {
    path,
    cut: { from: pulley.start - right, to: pulley.start + pulley.length + left },
  };
}
