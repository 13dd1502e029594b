import { mitsuboshiClassical } from "../belts/mitsuboshi-classical.data.ts";
import { vSections } from "../belts/v-sections.data.ts";
import type { PulleyPair } from "./belt-drive.ts";
import { surfaceSpeedMs } from "./surface-speed.ts";

/** Sections of which sizes are listed. */
export type ListedSection = "A" | "B" | "C" | "D";

/** The two pulleys of a V-belt drive, by datum diameter in mm. */
export type VDrive = {
  readonly drivingMm: number;
  readonly drivenMm: number;
  /** Speed of the driving pulley in rpm; without it there are no speeds in the answer. */
  readonly drivingRpm?: number | undefined;
  /** Power to transmit in kW; without it no power is checked. */
  readonly powerKw?: number | undefined;
};

/** What the tool may ask for, each a field of its form. */
export type DriveField = "section" | "code" | "centreMm" | keyof VDrive;

/** Why a field can't be used. */
export type DriveProblem =
  | "not-a-number"
  | "not-positive"
  | "too-large"
  | "unknown-section"
  | "unknown-code"
  /** The centre distance, or the one that the belt would give, lets the pulleys touch. */
  | "pulleys-touch";

/** Problems by field; none where the input can be used. */
export type DriveProblems = Readonly<Partial<Record<DriveField, DriveProblem>>>;

/** What a drive is before a belt is chosen. */
export type DriveSummary = {
  /** Turns of the driving pulley for one of the driven. */
  readonly speedRatio: number;
  /** Speed of the driven pulley without slip. */
  readonly drivenRpm?: number;
  readonly beltSpeedMs?: number;
  readonly warnings: readonly DriveWarning[];
};

/** What speaks against a section on a drive. */
export type DriveWarning =
  | "pulley-below-minimum"
  | "speed-above-limit"
  | "power-above-range"
  | "power-below-range";

/** Powers in kW that a section is listed for, open upwards where there is no `max`. */
export type PowerRange = { readonly min: number; readonly max?: number };

/** Highest belt speed in m/s. Source: speed ranges of Mitsuboshi's classical sections. */
export const maxBeltSpeedMs: Readonly<Record<ListedSection, number>> = {
  A: 30,
  B: 25,
  C: 20,
  D: 18,
};

/** Beyond these a number is a slip of the hand and no drive. */
const maxLengthMm = 100_000;
const maxRpm = 100_000;
const maxPowerKw = 10_000;

/**
 * Tells whether sizes of a section are listed.
 *
 * @param section A section's letter.
 * @returns True for A to D.
 */
export function isListedSection(section: string): section is ListedSection {
  return mitsuboshiClassical.some((row) => row.section === section);
}

/**
 * Finds what is wrong with the pulleys of a drive.
 *
 * @param drive Diameters and speed as they were typed; what isn't a number is NaN.
 * @returns A problem per field, none for a usable drive.
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
 * Finds what is wrong with a wanted centre distance.
 *
 * @param centreMm Centre distance in mm as it was typed; what isn't a number is NaN.
 * @returns A problem, or none for a usable distance.
 */
export function findCentreProblems(centreMm: number): DriveProblems {
  return findProblem("centreMm", centreMm, maxLengthMm);
}

/**
 * Tells speeds and limits of a drive that any belt of the section shares.
 *
 * @param section The belt's section.
 * @param drive A drive without problems.
 * @returns Ratio, speeds where the driving speed is known, and warnings.
 * Source: shared data, designation.md 3.1, and belts.json for the limits.
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
 * The powers that a section is listed for.
 *
 * @param section A listed section.
 * @returns The range in kW.
 * @throws {RangeError} If the list has none that can be read (programmer error; tests prevent it).
 * Source: powers of Mitsuboshi's classical sections.
 */
export function getPowerRange(section: ListedSection): PowerRange {
  const listed = mitsuboshiClassical.find((row) => row.section === section)?.power ?? "";
  const [, min, max] = /^([\d.]+)(?:-([\d.]+)|\+) kW$/.exec(listed) ?? [];
  if (min === undefined) throw new RangeError(`No power range in '${listed}'`);
  return { min: Number(min), ...(max !== undefined && { max: Number(max) }) };
}

/**
 * The pulleys of a drive as the formulas take them.
 *
 * @param drive A drive.
 * @returns Both diameters in mm.
 */
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
