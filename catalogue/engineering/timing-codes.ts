import { timingProfiles } from "../belts/timing-profiles.data.ts";

/** A timing belt code split into its parts. Lengths in mm. */
export type TimingBeltCode = {
  readonly profile: string;
  readonly teeth: number;
  /** Teeth times pitch; the length in the code may be rounded. */
  readonly pitchLengthMm: number;
  /** Absent if the code has no width. */
  readonly widthMm?: number;
};

const inchProfiles = timingProfiles.filter(({ standard }) => standard === "ISO 5296");
const inchWidthsMm = new Map(
  inchProfiles.flatMap(({ widths }) => widths.map(({ code, widthMm }) => [code, widthMm])),
);

/**
 * Reads the code of a trapezoidal inch belt: length in tenths of an inch, profile, width code. Returns
 * undefined for any other code and for unknown widths.
 * Source: Gates E14/20054, Megadyne guide.
 *
 * @param code Such as `270L075` or `124L`.
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

/** Profiles whose pitch in mm is the number in their name, as written in codes. */
const metricProfile =
  "(?:3|5|8|14|20)M(?:GT3)?|RPP(?:3|5|8|14)|S(?:2|3|4\\.5|5|8|14)M|A?T(?:2\\.5|5|10|20)";
const lengthAndWidth = ["([1-9]\\d{1,4})", "(?:-([1-9]\\d{0,2}(?:\\.\\d)?))?"] as const;
const lengthFirst = new RegExp(`^${lengthAndWidth[0]}-(${metricProfile})${lengthAndWidth[1]}$`);
const profileFirst = new RegExp(`^(${metricProfile})-${lengthAndWidth.join("")}$`);

/**
 * Reads the code of a belt whose pitch in mm is the number in its profile. Returns undefined for any
 * other code and for a fraction of a tooth.
 * Source: Gates E14/20054, Megadyne guide, Bando.
 *
 * @param code Length, profile, width or profile, length, width, the width being optional: `1200-8M-30`,
 *   `800-8MGT3-30`, `S8M-1200`, `RPP8-1200`, `T5-455-10`. A leading `HTD` is ignored.
 */
export function readMetricTimingCode(code: string): TimingBeltCode | undefined {
  const text = code
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, "-")
    .replace(/^HTD-/, "");
  const [, length, profile, width] = lengthFirst.exec(text) ?? [];
  if (profile !== undefined) return wholeTeeth(profile, length, width);
  const [, first, itsLength, itsWidth] = profileFirst.exec(text) ?? [];
  return first === undefined ? undefined : wholeTeeth(first, itsLength, itsWidth);
}

function wholeTeeth(name: string, length?: string, width?: string): TimingBeltCode | undefined {
  const pitchLengthMm = Number(length);
  const teeth = pitchLengthMm / Number.parseFloat(name.replace(/^[A-Z]+/, ""));
  if (!Number.isInteger(teeth)) return undefined;
  // The name in the list of profiles.
  const profile = name.endsWith("GT3") ? `GT3-${name.slice(0, -3)}` : name;
  return { profile, teeth, pitchLengthMm, ...(width !== undefined && { widthMm: Number(width) }) };
}
