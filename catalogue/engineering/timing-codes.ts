import { timingProfiles } from "../belts/timing-profiles.data.ts";

/** What the code of a timing belt says. Lengths in mm. */
export type TimingBeltCode = {
  readonly profile: string;
  readonly teeth: number;
  /** Teeth times pitch; the length in the code may be rounded. */
  readonly pitchLengthMm: number;
  /** Absent where the code carries none. */
  readonly widthMm?: number;
};

const inchProfiles = timingProfiles.filter(({ standard }) => standard === "ISO 5296");
const inchWidthsMm = new Map(
  inchProfiles.flatMap(({ widths }) => widths.map(({ code, widthMm }) => [code, widthMm])),
);

/**
 * Reads the code of a trapezoidal inch belt: length in tenths of an inch, profile, width code.
 *
 * @param code Such as `270L075` or `124L`.
 * @returns What it says, or undefined where it is no such code or has an unknown width.
 * Source: Gates E14/20054, Megadyne guide; shared data, designation.md section 4.
 */
export function readTrapezoidalCode(code: string): TimingBeltCode | undefined {
  const [, tenths, name, width] =
    /^([1-9]\d{1,3})(XXH|XH|XL|L|H)(\d{3})?$/.exec(code.toUpperCase().replaceAll(/[\s-]+/g, "")) ??
    [];
  const pitchMm = inchProfiles.find(({ profile }) => profile === name)?.pitchMm;
  if (name === undefined || pitchMm === undefined) return undefined;
  const widthMm = width === undefined ? undefined : inchWidthsMm.get(width);
  if (width !== undefined && widthMm === undefined) return undefined;
  // The printed length is rounded, the number of teeth is not.
  const teeth = Math.round((Number(tenths) * 2.54) / pitchMm);
  if (teeth < 1) return undefined;
  return {
    profile: name,
    teeth,
    pitchLengthMm: teeth * pitchMm,
    ...(widthMm !== undefined && { widthMm }),
  };
}

/**
 * Reads the code of a belt with curved teeth, whose pitch is the number in its profile.
 *
 * @param code Such as `1200-8M-30` (length, profile, width) or `S8M-1200` (profile, length).
 * @returns What it says, or undefined where it is no such code or its teeth aren't whole.
 * Source: Gates E14/20054, Megadyne guide, Bando; shared data, designation.md section 4.
 */
export function readMetricTimingCode(code: string): TimingBeltCode | undefined {
  const text = code.trim().toUpperCase();
  const [, length, profile, width] =
    /^([1-9]\d{1,4})-((?:3|5|8|14|20)M)-([1-9]\d{0,2}(?:\.\d)?)$/.exec(text) ?? [];
  if (profile !== undefined) return wholeTeeth(profile, Number(length), Number(width));
  const [, curved, curvedLength] = /^(S(?:2|3|4\.5|5|8|14)M)-([1-9]\d{1,4})$/.exec(text) ?? [];
  return curved === undefined ? undefined : wholeTeeth(curved, Number(curvedLength));
}

function wholeTeeth(
  profile: string,
  pitchLengthMm: number,
  widthMm?: number,
): TimingBeltCode | undefined {
  const teeth = pitchLengthMm / Number.parseFloat(profile.replace("S", ""));
  if (!Number.isInteger(teeth)) return undefined;
  return { profile, teeth, pitchLengthMm, ...(widthMm !== undefined && { widthMm }) };
}
