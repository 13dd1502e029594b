import type { Bearing } from "#catalogue/bearings/bearing.ts";
import {
  axialFactor,
  type BearingLoad,
  type LoadedBearing,
  staticEquivalentLoad,
} from "./equivalent-load.ts";
import type { RollingElements } from "./life.ts";
import { staticFactors, staticRadialFactors } from "./load-factors.data.ts";

export function getElements({ kind }: Pick<Bearing, "kind">): RollingElements {
  return kind === "cylindrical" || kind === "tapered" || kind === "spherical" ? "roller" : "ball";
}

/**
 * Converts a listed bearing to the input of `equivalentLoad`, with ratings in kN. Returns undefined if
 * its row lacks a factor.
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
 * Returns the static equivalent load P0 of a listed bearing in kN, or undefined if it can't carry such
 * a load or its row lacks Y0. Source: ISO 76; NSK CAT. E1102e, A30-A35.
 *
 * @param load Radial and axial load in kN, >= 0.
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
 * Returns the axial thrust 0.6 Fr/Y in kN that a radial load induces in a bearing with oblique contact,
 * or undefined for types without thrust. Such a bearing is paired with an opposed one, and the thrust
 * of each adds to the axial load of the other.
 * Source: NSK CAT. E1102e, A35.
 *
 * @param load Radial and axial load in kN, >= 0; the axial load decides Y at 15°.
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

/** X0 by type; Y0 by type or from the row. Source: ISO 76. */
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
