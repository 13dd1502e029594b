import type { Bearing } from "#catalogue/bearings/bearing.ts";
import {
  equivalentLoad,
  staticSafety,
  type BearingLoad,
} from "#catalogue/engineering/equivalent-load.ts";
import { basicRatingLife, lifeHours } from "#catalogue/engineering/life.ts";
import {
  asLoadedBearing,
  getElements,
  inducedThrust,
  staticLoadOn,
} from "#catalogue/engineering/loaded-bearing.ts";
import { staticMinima, type StaticDuty } from "#catalogue/engineering/static-minima.data.ts";

/** Why a result is doubtful although the formulas give one. */
export type LifeWarning = "heavy" | "above-static" | "dents" | "low-safety" | "light" | "fast";

/** The static effect of a load, whether the bearing turns or not. */
export type StaticEstimate = {
  /** Static equivalent load P0 in kN. */
  readonly staticLoadKn: number;
  /** Static safety s0 = C0/P0. */
  readonly safety: number;
  /** Usual minimum of s0 by duty. */
  readonly minima: Readonly<Record<StaticDuty, number>>;
  /** Thrust that the radial load makes, 0.6 Fr/Y in kN, for types that run in opposed pairs. */
  readonly thrustKn?: number;
  readonly warnings: readonly LifeWarning[];
};

export type LifeEstimate =
  | { readonly kind: "incomplete" | "no-load" | "axial" | "axial-limited" | "radial" }
  | (StaticEstimate & { readonly kind: "standstill" })
  | (StaticEstimate & {
      readonly kind: "life";
      /** Dynamic equivalent load P in kN, with its factors X and Y. */
      readonly loadKn: number;
      readonly x: number;
      readonly y: number;
      readonly millionTurns: number;
      readonly hours: number;
    });

/** Load in kN and speed in rpm; 0 rpm is a standstill. */
export type LifeCase = {
  readonly speedRpm: number;
} & BearingLoad;

/**
 * The basic rating life and the static safety of a bearing under a constant load, or why there is none.
 * Source: ISO 281, ISO 76; limits: NSK CAT. E1102e, A26-A27, and the minimum load rule.
 */
export function estimateLife(
  bearing: Bearing,
  { radial, axial, speedRpm }: LifeCase,
): LifeEstimate {
  const isComplete = [radial, axial, speedRpm].every(Number.isFinite);
  if (!isComplete || radial < 0 || axial < 0 || speedRpm < 0) return { kind: "incomplete" };
  if (radial + axial === 0) return { kind: "no-load" };
  const load = { radial, axial };
  const loaded = asLoadedBearing(bearing);
  const equivalent = loaded && equivalentLoad(loaded, load);
  const staticLoadKn = staticLoadOn(bearing, load);
  if (!equivalent || staticLoadKn === undefined) return { kind: reasonAgainst(bearing, radial) };
  const standing = standingUnder(bearing, load, staticLoadKn);
  if (speedRpm === 0) return { kind: "standstill", ...standing };
  const { load: loadKn, x, y } = equivalent;
  const millionTurns = basicRatingLife(bearing.dynamicLoadKn, loadKn, getElements(bearing));
  const hours = lifeHours(millionTurns, speedRpm);
  const warnings = [...runningWarnings(bearing, loadKn, speedRpm), ...standing.warnings];
  return { kind: "life", ...standing, loadKn, x, y, millionTurns, hours, warnings };
}

function reasonAgainst(
  { kind, code }: Bearing,
  radial: number,
): "axial" | "axial-limited" | "radial" {
  if (radial > 0 && kind !== "cylindrical") return "radial";
  // One rib takes a small axial load, which the life formula doesn't cover.
  return /^N[JF]/.test(code) ? "axial-limited" : "axial";
}

function standingUnder(bearing: Bearing, load: BearingLoad, staticLoadKn: number): StaticEstimate {
  const safety = staticSafety(bearing.staticLoadKn, staticLoadKn);
  const minima = staticMinima[getElements(bearing)];
  const thrustKn = inducedThrust(bearing, load);
  return {
    staticLoadKn,
    safety,
    minima,
    ...(thrustKn !== undefined && thrustKn > 0 && { thrustKn }),
    warnings: safety < 1 ? ["dents"] : safety < minima.normal ? ["low-safety"] : [],
  };
}

function runningWarnings(bearing: Bearing, loadKn: number, speedRpm: number): LifeWarning[] {
  const { dynamicLoadKn, staticLoadKn } = bearing;
  const least = getElements(bearing) === "ball" ? 0.01 : 0.02;
  const isHeavy = loadKn > 0.5 * dynamicLoadKn;
  return [
    ...(isHeavy ? ["heavy" as const] : []),
    ...(!isHeavy && loadKn > staticLoadKn ? ["above-static" as const] : []),
    ...(loadKn < least * dynamicLoadKn ? ["light" as const] : []),
    ...(speedRpm > bearing.speedRpm ? ["fast" as const] : []),
  ];
}
