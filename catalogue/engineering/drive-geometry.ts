import { timingProfiles } from "#catalogue/belts/timing-profiles.data.ts";
import { vSections } from "#catalogue/belts/v-sections.data.ts";
import {
  beltLength,
  centreDistance,
  touchingDistance,
  wrapAngleDeg,
  type PulleyPair,
} from "./belt-drive.ts";

/** A drive whose belts aren't listed by size: what its geometry says, without the power of a belt. */
export type GeometryQuestion = {
  /** Section of a V-belt or profile of a timing belt, as the data names it: SPA, HTD-8M. */
  readonly shape: string;
  /** Datum diameters in mm for V-belts, numbers of teeth for timing belts. */
  readonly driving: number;
  readonly driven: number;
  readonly centreMm: number;
};

export type GeometryField = "driving" | "driven" | "centreMm";
export type GeometryProblem =
  | "not-a-number"
  | "not-positive"
  | "too-large"
  | "few-teeth"
  | "pulleys-touch";
export type GeometryProblems = Readonly<Partial<Record<GeometryField, GeometryProblem>>>;

/** A timing belt around the pulleys; its length is a whole number of teeth. */
export type TimingFit = {
  readonly code: string;
  readonly teeth: number;
  readonly lengthMm: number;
  readonly centreMm: number;
};

export type GeometryAnswer =
  | { readonly ok: false; readonly problems: GeometryProblems }
  | {
      readonly ok: true;
      readonly pulleysMm: PulleyPair;
      /** Length for exactly the requested centre distance, on the line of the pulleys' diameters. */
      readonly lengthMm: number;
      readonly wrapDeg: number;
      /** Teeth of the smaller pulley that the belt holds; timing belts only. */
      readonly teethInMesh?: number;
      /** The smallest recommended pulley, if one is smaller. */
      readonly minPulleyMm?: number;
      /** The belts with the nearest numbers of teeth, shorter first; timing belts only. */
      readonly fits: readonly TimingFit[];
    };

const maxMm = 100_000;
const maxTeeth = 1_000;
const minTeeth = 6;

/** Sections of V-belts without a list of sizes; the listed ones have `selectBelt`. */
export const unlistedSections = vSections.filter(({ section }) => !/^[A-D]$/.test(section));

/** Solves a drive by its geometry: the length it needs and, for a timing belt, the nearest belts. */
export function solveGeometry(question: GeometryQuestion): GeometryAnswer {
  const { shape, driving, driven, centreMm } = question;
  const profile = timingProfiles.find((row) => row.profile === shape);
  const problems = {
    ...findProblem("driving", driving, profile !== undefined),
    ...findProblem("driven", driven, profile !== undefined),
    ...findProblem("centreMm", centreMm, false),
  };
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const toMm = (size: number): number => (profile ? (size * profile.pitchMm) / Math.PI : size);
  const pulleysMm: PulleyPair = [toMm(driving), toMm(driven)];
  if (centreMm <= touchingDistance(pulleysMm)) {
    return { ok: false, problems: { centreMm: "pulleys-touch" } };
  }
  const lengthMm = beltLength(pulleysMm, centreMm);
  const wrapDeg = wrapAngleDeg(pulleysMm, centreMm);
  const least = vSections.find(({ section }) => section === shape)?.minPulleyMm ?? 0;
  return {
    ok: true,
    pulleysMm,
    lengthMm,
    wrapDeg,
    ...(profile && { teethInMesh: (Math.min(driving, driven) * wrapDeg) / 360 }),
    ...(Math.min(...pulleysMm) < least && { minPulleyMm: least }),
    fits: profile ? fitTeeth(profile, pulleysMm, lengthMm) : [],
  };
}

function fitTeeth(
  { profile, pitchMm }: { readonly profile: string; readonly pitchMm: number },
  pulleysMm: PulleyPair,
  lengthMm: number,
): readonly TimingFit[] {
  const nearest = Math.round(lengthMm / pitchMm);
  return [nearest - 1, nearest, nearest + 1].flatMap((teeth) => {
    const mm = Math.round(teeth * pitchMm * 1000) / 1000;
    const centreMm = centreDistance(pulleysMm, mm);
    if (centreMm === undefined) return [];
    // A tenth of an inch is more than a tooth of MXL, so that its numbers repeat.
    const code = profile === "MXL" ? `MXL ${teeth}T` : toTimingCode(profile, mm);
    return [{ code, teeth, lengthMm: mm, centreMm }];
  });
}

/**
 * Writes the code of a timing belt without its width, as its makers print it: 1200-8M, 800-8MGT3, T5-455,
 * S8M-1200, and 270L in tenths of an inch.
 */
function toTimingCode(profile: string, lengthMm: number): string {
  const [, family, metric] = /^(HTD|GT3)-(.+)$/.exec(profile) ?? [];
  if (metric !== undefined) return `${lengthMm}-${metric}${family === "GT3" ? family : ""}`;
  if (/^[A-Z]+$/.test(profile)) return `${Math.round(lengthMm / 2.54)}${profile}`;
  return `${profile}-${lengthMm}`;
}

function findProblem(field: GeometryField, value: number, isTeeth: boolean): GeometryProblems {
  if (Number.isNaN(value)) return { [field]: "not-a-number" };
  if (value <= 0) return { [field]: "not-positive" };
  if (isTeeth && (value < minTeeth || !Number.isInteger(value))) return { [field]: "few-teeth" };
  return value > (isTeeth ? maxTeeth : maxMm) ? { [field]: "too-large" } : {};
}
