import { corner, type Place } from "./outline.ts";

/**
 * The outline of a lip seal's section in local coordinates: x along the axis with the pressure on the
 * right, y up from the moving surface. Shares of the section's height and length follow typical
 * sections; the drawings don't dimension them.
 */
export type LipOutline = {
  readonly places: readonly Place[];
  /** Turned edges visible behind the cut, as points on the outline. */
  readonly edges: readonly (readonly [x: number, y: number])[];
};

export type LipFrame = { readonly height: number; readonly length: number };

/**
 * Outlines a U-cup: a heel and two lips; the lip on the moving surface is shorter and has the sharp
 * edge.
 *
 * @param frame The section's height and length in mm.
 */
export function uCup({ height: h, length: l }: LipFrame): LipOutline {
  return {
    places: [
      corner(0, h, h * 0.12),
      corner(l - h * 0.08, h),
      corner(l, h * 0.92),
      corner(l, h * 0.8),
      corner(l * 0.52, h * 0.6, h * 0.1),
      corner(l * 0.52, h * 0.42, h * 0.1),
      corner(l * 0.92, h * 0.2),
      corner(l * 0.92, h * 0.1),
      corner(l * 0.92 - h * 0.1, 0),
      corner(l * 0.5, h * 0.07, h * 0.2),
      corner(0, h * 0.07, h * 0.12),
    ],
    edges: [
      [0, h * 0.2],
      [l * 0.92 - h * 0.1, 0],
    ],
  };
}

/**
 * Outlines a pneumatic piston seal: a narrow heel and two thin lips that open at low pressure.
 *
 * @param frame The section's height and length in mm.
 */
export function pneumaticLip({ height: h, length: l }: LipFrame): LipOutline {
  return {
    places: [
      corner(0, h * 0.94, h * 0.1),
      corner(l * 0.55, h * 0.94, h * 0.3),
      corner(l - h * 0.06, h),
      corner(l, h * 0.96),
      corner(l, h * 0.85),
      corner(l * 0.36, h * 0.68, h * 0.14),
      corner(l * 0.36, h * 0.32, h * 0.14),
      corner(l, h * 0.15),
      corner(l, h * 0.04),
      corner(l - h * 0.06, 0),
      corner(l * 0.55, h * 0.06, h * 0.3),
      corner(0, h * 0.06, h * 0.1),
    ],
    edges: [
      [0, h * 0.16],
      [l, h * 0.15],
    ],
  };
}

/**
 * Outlines a pneumatic rod seal: a lip towards the pressure and a wiper lip towards the outside.
 *
 * @param frame The section's height and length in mm.
 */
export function lipWithWiper({ height: h, length: l }: LipFrame): LipOutline {
  return {
    places: [
      corner(h * 0.35, h, h * 0.08),
      corner(l - h * 0.08, h),
      corner(l, h * 0.94),
      corner(l, h * 0.8),
      corner(l * 0.66, h * 0.62, h * 0.1),
      corner(l * 0.66, h * 0.42, h * 0.1),
      corner(l * 0.95, h * 0.2),
      corner(l * 0.95, h * 0.1),
      corner(l * 0.95 - h * 0.1, 0),
      corner(l * 0.68, h * 0.14, h * 0.2),
      corner(l * 0.4, h * 0.14, h * 0.2),
      corner(h * 0.1, 0),
      corner(0, h * 0.06),
      corner(h * 0.35, h * 0.42, h * 0.1),
    ],
    edges: [
      [h * 0.1, 0],
      [l * 0.95 - h * 0.1, 0],
    ],
  };
}

/**
 * Outlines a wiper: a body that fills its groove and a lip that points outwards.
 *
 * @param frame The section's height and length in mm.
 */
export function wiper({ height: h, length: l }: LipFrame): LipOutline {
  return {
    places: [
      corner(l * 0.36, h, h * 0.06),
      corner(l, h, h * 0.06),
      corner(l, h * 0.34, h * 0.08),
      corner(l * 0.62, h * 0.26, h * 0.1),
      corner(l * 0.1, 0),
      corner(0, h * 0.06),
      corner(l * 0.36, h * 0.5, h * 0.1),
    ],
    edges: [
      [0, h * 0.06],
      [l * 0.1, 0],
      [l, h * 0.42],
    ],
  };
}

/**
 * Outlines a V-ring: a body on the shaft and a lip that runs against a wall on the left.
 *
 * @param frame The section's height and length in mm.
 */
export function vRing({ height: h, length: l }: LipFrame): LipOutline {
  return {
    places: [
      corner(l, 0, h * 0.08),
      corner(l, h * 0.62, h * 0.1),
      corner(l * 0.58, h * 0.8, h * 0.1),
      corner(l * 0.47, h * 0.36, h * 0.08),
      corner(l * 0.09, h),
      corner(0, h * 0.95),
      corner(l * 0.36, h * 0.16, h * 0.1),
      corner(l * 0.36, 0, h * 0.06),
    ],
    edges: [
      [l * 0.36, 0],
      [l, 0],
    ],
  };
}
