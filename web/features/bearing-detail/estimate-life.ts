import type { Bearing } from "#catalogue/bearings/bearing.ts";
import {
  equivalentLoad,
  type BearingLoad,
  type LoadedBearing,
} from "#catalogue/engineering/equivalent-load.ts";
import { basicRatingLife, lifeHours, type RollingElements } from "#catalogue/engineering/life.ts";

/** What makes a life doubtful though the formula gives one. */
export type LifeWarning = "heavy" | "static" | "light" | "fast";

export type LifeEstimate =
  | { readonly kind: "incomplete" | "no-load" | "axial" | "axial-limited" | "radial" }
  | {
      readonly kind: "life";
      /** Dynamic equivalent load P in kN, with its factors. */
      readonly loadKn: number;
      readonly x: number;
      readonly y: number;
      readonly millionTurns: number;
      readonly hours: number;
      readonly warnings: readonly LifeWarning[];
    };

/** Load in kN and speed in rpm. */
export interface LifeCase extends BearingLoad {
  readonly speedRpm: number;
}

/**
 * The basic rating life of a bearing under a constant load, or why there is none.
 * Source: ISO 281; limits: NSK CAT. E1102e, A26-A27, and the minimum load rule.
 */
export function estimateLife(
  bearing: Bearing,
  { radial, axial, speedRpm }: LifeCase,
): LifeEstimate {
  const isComplete = [radial, axial, speedRpm].every(Number.isFinite);
  if (!isComplete || radial < 0 || axial < 0 || speedRpm <= 0) return { kind: "incomplete" };
  if (radial + axial === 0) return { kind: "no-load" };
  const loaded = asLoaded(bearing);
  const equivalent = loaded && equivalentLoad(loaded, { radial, axial });
  if (!equivalent) return { kind: reasonAgainst(bearing, radial) };
  const { load: loadKn, x, y } = equivalent;
  const elements = elementsOf(bearing);
  const millionTurns = basicRatingLife(bearing.dynamicLoadKn, loadKn, elements);
  const hours = lifeHours(millionTurns, speedRpm);
  const warnings = warningsFor(bearing, { loadKn, speedRpm, elements });
  return { kind: "life", loadKn, x, y, millionTurns, hours, warnings };
}

function reasonAgainst(
  { kind, code }: Bearing,
  radial: number,
): "axial" | "axial-limited" | "radial" {
  if (radial > 0 && kind !== "cylindrical") return "radial";
  // One rib takes a little axial load, which the life formula knows nothing of.
  return /^N[JF]/.test(code) ? "axial-limited" : "axial";
}

function warningsFor(
  bearing: Bearing,
  { loadKn, speedRpm, elements }: { loadKn: number; speedRpm: number; elements: RollingElements },
): LifeWarning[] {
  const { dynamicLoadKn, staticLoadKn } = bearing;
  const least = elements === "ball" ? 0.01 : 0.02;
  const found: Record<LifeWarning, boolean> = {
    heavy: loadKn > 0.5 * dynamicLoadKn,
    static: loadKn > staticLoadKn,
    light: loadKn < least * dynamicLoadKn,
    fast: speedRpm > bearing.speedRpm,
  };
  return (["heavy", "static", "light", "fast"] as const).filter((warning) => found[warning]);
}

function elementsOf({ kind }: Bearing): RollingElements {
  return kind === "cylindrical" || kind === "tapered" || kind === "spherical" ? "roller" : "ball";
}

/** What the formula asks of a bearing; undefined where its row lacks a factor. */
function asLoaded(bearing: Bearing): LoadedBearing | undefined {
  const { kind, f0, e, y1, staticLoadKn: staticRating } = bearing;
  switch (kind) {
    case "deep-groove":
      return f0 === undefined ? undefined : { kind, f0, staticRating };
    case "angular-contact":
      return asAngularContact(bearing);
    case "self-aligning":
    case "spherical":
      return asSelfAligning(kind, bearing);
    case "tapered":
      return e === undefined || y1 === undefined ? undefined : { kind, e, y1 };
    case "cylindrical":
      return { kind };
    case "thrust":
    case "double-thrust":
      return { kind: "thrust" };
  }
}

function asAngularContact(bearing: Bearing): LoadedBearing | undefined {
  const { contactAngleDeg, f0, staticLoadKn: staticRating } = bearing;
  if (contactAngleDeg === 40) return { kind: "angular-contact", contactAngleDeg };
  if (contactAngleDeg !== 15 || f0 === undefined) return undefined;
  return { kind: "angular-contact", contactAngleDeg, f0, staticRating };
}

function asSelfAligning(
  kind: "self-aligning" | "spherical",
  { e, y2, y3 }: Bearing,
): LoadedBearing | undefined {
  if (e === undefined || y2 === undefined || y3 === undefined) return undefined;
  return { kind, e, y2, y3 };
}
