import { mitsuboshiClassical } from "#catalogue/belts/mitsuboshi-classical.data.ts";
import { vSections } from "#catalogue/belts/v-sections.data.ts";
import type { PulleyPair } from "./belt-drive.ts";
import { surfaceSpeedMs } from "./surface-speed.ts";

/** Sections with listed sizes. */
export type ListedSection = "A" | "B" | "C" | "D";

/** The two pulleys of a V-belt drive, by datum diameter in mm. */
export type VDrive = {
  readonly drivingMm: number;
  readonly drivenMm: number;
  /** Speed of the driving pulley in rpm; without it, the result has no speeds. */
  readonly drivingRpm?: number | undefined;
  /** Power to transmit in kW; without it, power isn't checked. */
  readonly powerKw?: number | undefined;
};

/** Input of the tool; each has a field in its form. */
export type DriveField = "section" | "code" | "centreMm" | keyof VDrive;

/** Why a field's value can't be used. */
export type DriveProblem =
  | "not-a-number"
  | "not-positive"
  | "too-large"
  | "unknown-section"
  | "unknown-code"
  /** The centre distance, given or computed from the belt, lets the pulleys touch. */
  | "pulleys-touch";

/** Problems by field; empty if the input can be used. */
export type DriveProblems = Readonly<Partial<Record<DriveField, DriveProblem>>>;

/** Results of a drive before a belt is chosen. */
export type DriveSummary = {
  /** Turns of the driving pulley per turn of the driven pulley. */
  readonly speedRatio: number;
  /** Speed of the driven pulley without slip. */
  readonly drivenRpm?: number;
  readonly beltSpeedMs?: number;
  readonly warnings: readonly DriveWarning[];
};

/** Objections to a section on a drive. */
export type DriveWarning =
  | "pulley-below-minimum"
  | "speed-above-limit"
  | "power-above-range"
  | "power-below-range";

/** Listed power range of a section in kW, without upper limit if `max` is absent. */
export type PowerRange = { readonly min: number; readonly max?: number };

/** Highest belt speed in m/s. Source: speed ranges of Mitsuboshi's classical sections. */
export const maxBeltSpeedMs: Readonly<Record<ListedSection, number>> = {
  A: 30,
  B: 25,
  C: 20,
  D: 18,
};

/** Larger numbers are typing errors. */
const maxLengthMm = 100_000;
const maxRpm = 100_000;
const maxPowerKw = 10_000;

/** Returns whether sizes of a section are listed, true for A to D. */
export function isListedSection(section: string): section is ListedSection {
  return mitsuboshiClassical.some((row) => row.section === section);
}

/**
 * Finds problems of the pulleys of a drive, one per field.
 *
 * @param drive Diameters and speed as typed; anything but a number is NaN.
 */
export function findDriveProblems(drive: VDrive): DriveProblems {
  const { drivingMm, drivenMm, drivingRpm, powerKw } = drive;
  return {
    ...findProblem("drivingMm", drivingMm, maxLengthMm),
    ...findProblem("drivenMm", drivenMm, maxLengthMm),
    ...(drivingRpm !== undefined && findProblem("drivingRpm", drivingRpm, maxRpm)),
    ...(powerKw !== undefined && findProblem("powerKw", powerKw, maxPowerKw)),
  };
}

/**
 * Finds problems of a requested centre distance.
 *
 * @param centreMm Centre distance in mm as typed; anything but a number is NaN.
 */
export function findCentreProblems(centreMm: number): DriveProblems {
  return findProblem("centreMm", centreMm, maxLengthMm);
}

/**
 * Computes speeds and limits of a drive that all belts of the section share. Speeds are included if the
 * driving speed is known.
 *
 * @param drive A drive without problems.
 */
export function summariseDrive(section: ListedSection, drive: VDrive): DriveSummary {
  const { drivingMm, drivenMm, drivingRpm, powerKw } = drive;
  const minPulleyMm = vSections.find((row) => row.section === section)?.minPulleyMm ?? 0;
  const isTooSmall = Math.min(drivingMm, drivenMm) < minPulleyMm;
  const speedRatio = drivenMm / drivingMm;
  const beltSpeedMs = drivingRpm === undefined ? undefined : surfaceSpeedMs(drivingMm, drivingRpm);
  const isTooFast = beltSpeedMs !== undefined && beltSpeedMs > maxBeltSpeedMs[section];
  return {
    speedRatio,
    ...(drivingRpm !== undefined && { drivenRpm: drivingRpm / speedRatio }),
    ...(beltSpeedMs !== undefined && { beltSpeedMs }),
    warnings: [
      ...(isTooSmall ? ["pulley-below-minimum" as const] : []),
      ...(isTooFast ? ["speed-above-limit" as const] : []),
      ...(powerKw === undefined ? [] : powerWarnings(getPowerRange(section), powerKw)),
    ],
  };
}

/**
 * Returns the listed power range of a section in kW. Source: powers of Mitsuboshi's classical sections.
 *
 * @throws {RangeError} If the listed range can't be parsed (programmer error; tests prevent it).
 */
export function getPowerRange(section: ListedSection): PowerRange {
  const listed = mitsuboshiClassical.find((row) => row.section === section)?.power ?? "";
  const [, min, max] = /^([\d.]+)(?:-([\d.]+)|\+) kW$/.exec(listed) ?? [];
  if (min === undefined) throw new RangeError(`No power range in '${listed}'`);
  return { min: Number(min), ...(max !== undefined && { max: Number(max) }) };
}

export function getPulleys({ drivingMm, drivenMm }: VDrive): PulleyPair {
  return [drivingMm, drivenMm];
}

function powerWarnings({ min, max = Infinity }: PowerRange, powerKw: number): DriveWarning[] {
  if (powerKw > max) return ["power-above-range"];
  return powerKw < min ? ["power-below-range"] : [];
}

function findProblem(field: DriveField, value: number, max: number): DriveProblems {
  if (Number.isNaN(value)) return { [field]: "not-a-number" };
  if (value <= 0) return { [field]: "not-positive" };
  return value > max ? { [field]: "too-large" } : {};
}
