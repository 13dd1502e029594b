import { interpolate } from "./interpolate.ts";
import {
  angular15Factors,
  angularFactors,
  deepGrooveFactors,
  type AxialFactorRow,
} from "./load-factors.data.ts";

/** Radial and axial load on a bearing, both >= 0 and in the same unit. */
export type BearingLoad = { readonly radial: number; readonly axial: number };

/** Figures of a bearing for its equivalent load; ratings in the unit of the load. */
export type LoadedBearing =
  | { readonly kind: "deep-groove"; readonly f0: number; readonly staticRating: number }
  | {
      readonly kind: "angular-contact";
      readonly contactAngleDeg: 15;
      readonly f0: number;
      readonly staticRating: number;
    }
  | {
      readonly kind: "angular-contact";
      readonly contactAngleDeg: keyof typeof angularFactors;
    }
  | {
      readonly kind: "self-aligning" | "spherical";
      readonly e: number;
      readonly y2: number;
      readonly y3: number;
    }
  | { readonly kind: "tapered"; readonly e: number; readonly y1: number }
  | { readonly kind: "cylindrical" }
  | { readonly kind: "thrust" };

/** A dynamic equivalent load with its factors: P = X Fr + Y Fa. */
export type EquivalentLoad = {
  readonly load: number;
  readonly x: number;
  readonly y: number;
  /** Limit of Fa/Fr between the two cases, for types that have one. */
  readonly e?: number;
};

type AxialCase = { readonly e: number; readonly below: Factors; readonly above: Factors };
type Factors = { readonly x: number; readonly y: number };

/**
 * Returns the dynamic equivalent load with its factors, or undefined if the bearing can't carry such a
 * load: an axial load on a cylindrical roller bearing N or NU, a radial load on a thrust bearing.
 * Source: NSK CAT. E1102e, A30-A35; ISO 281.
 *
 * @param load Radial and axial load, >= 0.
 */
export function equivalentLoad(
  bearing: LoadedBearing,
  load: BearingLoad,
): EquivalentLoad | undefined {
  const { radial, axial } = load;
  if (bearing.kind === "cylindrical") {
    return axial > 0 ? undefined : { load: radial, x: 1, y: 0 };
  }
  if (bearing.kind === "thrust") return radial > 0 ? undefined : { load: axial, x: 0, y: 1 };
  const { e, below, above } = axialCase(bearing, axial);
  const { x, y } = axial <= e * radial ? below : above;
  return { load: x * radial + y * axial, x, y, e };
}

/**
 * Returns the axial factor Y, without unit, of an angular contact or tapered bearing for Fa/Fr above e.
 * Source: NSK CAT. E1102e, A30-A35.
 *
 * @param axial Axial load, >= 0; decides Y at 15°.
 */
export function axialFactor(
  bearing: Extract<LoadedBearing, { kind: "angular-contact" } | { kind: "tapered" }>,
  axial: number,
): number {
  return axialCase(bearing, axial).above.y;
}

/**
 * Returns the static equivalent load P0 of a radial bearing in the unit of the loads, never below the
 * radial load. Source: NSK CAT. E1102e, A30-A35.
 *
 * @param load Radial and axial load, >= 0.
 * @param factors X0 and Y0: from `staticFactors`, or Y0 of the bearing itself.
 */
export function staticEquivalentLoad(
  load: BearingLoad,
  factors: { readonly x0: number; readonly y0: number },
): number {
  return Math.max(load.radial, factors.x0 * load.radial + factors.y0 * load.axial);
}

/**
 * Returns the static safety s0, without unit, of a bearing that is at rest or turns slowly; usually at
 * least 1 for ball and 1.5 for roller bearings. Source: NSK CAT. E1102e; the usual minimum is recalled.
 *
 * @param staticRating Static load rating C0, in the unit of `staticLoad`.
 * @param staticLoad Static equivalent load P0, above 0.
 */
export function staticSafety(staticRating: number, staticLoad: number): number {
  return staticRating / staticLoad;
}

function axialCase(
  bearing: Exclude<LoadedBearing, { kind: "cylindrical" } | { kind: "thrust" }>,
  axial: number,
): AxialCase {
  const radialOnly = { x: 1, y: 0 };
  switch (bearing.kind) {
    case "deep-groove":
      return interpolated(deepGrooveFactors, 0.56, (bearing.f0 * axial) / bearing.staticRating);
    case "angular-contact": {
      if (bearing.contactAngleDeg === 15) {
        return interpolated(angular15Factors, 0.44, (bearing.f0 * axial) / bearing.staticRating);
      }
      const { e, ...above } = angularFactors[bearing.contactAngleDeg];
      return { e, below: radialOnly, above };
    }
    case "tapered":
      return { e: bearing.e, below: radialOnly, above: { x: 0.4, y: bearing.y1 } };
    case "self-aligning":
      return twoRows(0.65, bearing);
    case "spherical":
      return twoRows(0.67, bearing);
  }
}

function interpolated(rows: readonly AxialFactorRow[], x: number, ratio: number): AxialCase {
  const e = interpolate(
    rows.map((row) => [row.ratio, row.e]),
    ratio,
  );
  const y = interpolate(
    rows.map((row) => [row.ratio, row.y]),
    ratio,
  );
  return { e, below: { x: 1, y: 0 }, above: { x, y } };
}

function twoRows(x: number, factors: { e: number; y2: number; y3: number }): AxialCase {
  const { e, y2, y3 } = factors;
  return { e, below: { x: 1, y: y3 }, above: { x, y: y2 } };
}
