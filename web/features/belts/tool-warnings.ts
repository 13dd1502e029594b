import { vSections } from "#catalogue/belts/v-sections.data.ts";
import {
  type DriveWarning,
  isListedSection,
  maxBeltSpeedMs,
  getPowerRange,
} from "#catalogue/engineering/v-drive.ts";
import type { beltToolText } from "#web/messages/belt-tool.ts";
import type { ToolAnswer } from "./answer-draft.ts";

/** The warnings for the drive or its belt, as text. */
export function listWarnings(
  answer: Extract<ToolAnswer, { ok: true }>,
  text: typeof beltToolText.en,
): readonly string[] {
  const { section, summary, fit, isBeyondList } = answer;
  const limits = getLimits(section);
  const shared = summary.warnings.map((warning) =>
    text.warnings[warning](section, limits[warning]),
  );
  const own = (fit?.warnings ?? []).map((warning) => text.warnings[warning]);
  return [...(isBeyondList && fit ? [text.warnings["beyond-list"]] : []), ...shared, ...own];
}

/** What was checked and what wasn't, as text: silence would look like a complete check. */
export function listChecks(
  { drive }: Extract<ToolAnswer, { ok: true }>,
  text: typeof beltToolText.en,
): { readonly checked: string; readonly unchecked: readonly string[] } {
  const { checks, unchecked } = text;
  const hasSpeed = drive.drivingRpm !== undefined;
  const hasPower = drive.powerKw !== undefined;
  const done = [
    checks.centre,
    checks.wrap,
    checks.pulley,
    ...(hasSpeed ? [checks.speed] : []),
    ...(hasPower ? [checks.power] : []),
  ];
  return {
    checked: new Intl.ListFormat("en-GB").format(done),
    unchecked: [
      ...(hasSpeed ? [] : [unchecked.speed]),
      hasPower ? unchecked.belts : unchecked.power,
    ],
  };
}

function getLimits(section: string): Readonly<Record<DriveWarning, string>> {
  if (!isListedSection(section)) throw new RangeError(`No listed section ${section}`);
  const minPulleyMm = vSections.find((row) => row.section === section)?.minPulleyMm;
  const { min, max } = getPowerRange(section);
  const range = max === undefined ? `${min} or more` : `${min} to ${max}`;
  return {
    "pulley-below-minimum": String(minPulleyMm),
    "speed-above-limit": String(maxBeltSpeedMs[section]),
    "power-above-range": range,
    "power-below-range": range,
  };
}
