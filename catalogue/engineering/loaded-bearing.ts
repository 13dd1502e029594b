import type { Bearing } from "../bearings/bearing.ts";
import {
  axialFactor,
  type BearingLoad,
  type LoadedBearing,
  staticEquivalentLoad,
} from "./equivalent-load.ts";
import type { RollingElements } from "./life.ts";
import { staticFactors, staticRadialFactors } from "./load-factors.data.ts";

/**
 * Tells what rolls in a bearing.
 *
 * @param bearing A listed bearing.
 * @returns Balls or rollers.
 */
export function getElements({ kind }: Pick<Bearing, "kind">): RollingElements {
  return kind === "cylindrical" || kind === "tapered" || kind === "spherical" ? "roller" : "ball";
}

/**
 * Takes from a listed bearing what decides its equivalent load.
 *
 * @param bearing A listed bearing.
 * @returns Kind and factors, ratings in kN; undefined where its row lacks a factor.
 */
export function asLoadedBearing(bearing: Bearing): LoadedBearing | undefined {
  const { kind, f0, e, y1, y2, y3, staticLoadKn: staticRating } = bearing;
  switch (kind) {
    case "deep-groove":
      return f0 === undefined ? undefined : { kind, f0, staticRating };
    case "angular-contact":
      return asAngularContact(bearing);
    case "self-aligning":
    case "spherical":
      if (e === undefined || y2 === undefined || y3 === undefined) return undefined;
      return { kind, e, y2, y3 };
    case "tapered":
      return e === undefined || y1 === undefined ? undefined : { kind, e, y1 };
    case "cylindrical":
      return { kind };
    case "thrust":
    case "double-thrust":
      return { kind: "thrust" };
  }
}

/**
 * The static equivalent load P0 of a listed bearing.
 *
 * @param bearing A listed bearing.
 * @param load Radial and axial load in kN, >= 0.
 * @returns P0 in kN, or undefined where the bearing can't carry such a load or its row lacks Y0.
 * Source: ISO 76; NSK CAT. E1102e, A30-A35.
 */
export function staticLoadOn(bearing: Bearing, load: BearingLoad): number | undefined {
  const { kind } = bearing;
  if (kind === "thrust" || kind === "double-thrust") {
    return load.radial > 0 ? undefined : load.axial;
  }
  if (kind === "cylindrical") return load.axial > 0 ? undefined : load.radial;
  const factors = getStaticFactors(bearing);
  return factors && staticEquivalentLoad(load, factors);
}

/**
 * The axial thrust that a radial load makes in a bearing whose contact is oblique. Such a bearing
 * runs against an opposed one, and each adds its thrust to the axial load of the other.
 *
 * @param bearing A listed bearing.
 * @param load Radial and axial load in kN, >= 0; the axial one decides Y at 15°.
 * @returns 0.6 Fr/Y in kN, or undefined for a type that makes no thrust.
 * Source: NSK CAT. E1102e, A35.
 */
export function inducedThrust(bearing: Bearing, load: BearingLoad): number | undefined {
  const loaded = asLoadedBearing(bearing);
  if (loaded?.kind !== "angular-contact" && loaded?.kind !== "tapered") return undefined;
  return (0.6 * load.radial) / axialFactor(loaded, load.axial);
}

function asAngularContact(bearing: Bearing): LoadedBearing | undefined {
  const { contactAngleDeg, f0, staticLoadKn: staticRating } = bearing;
  if (contactAngleDeg === 40) return { kind: "angular-contact", contactAngleDeg };
  if (contactAngleDeg !== 15 || f0 === undefined) return undefined;
  return { kind: "angular-contact", contactAngleDeg, f0, staticRating };
}

/** X0 by type; Y0 by type or of the row. Source: ISO 76. */
function getStaticFactors({
  kind,
  contactAngleDeg,
  y0,
}: Bearing): { readonly x0: number; readonly y0: number } | undefined {
  if (kind === "deep-groove") return staticFactors["deep-groove"];
  if (kind === "angular-contact") {
    if (contactAngleDeg === 40) return staticFactors["angular-contact 40°"];
    return contactAngleDeg === 15 ? staticFactors["angular-contact 15°"] : undefined;
  }
  if (kind !== "self-aligning" && kind !== "spherical" && kind !== "tapered") return undefined;
  return y0 === undefined ? undefined : { x0: staticRadialFactors[kind], y0 };
}
