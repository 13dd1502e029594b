import type { beltToolText } from "#web/messages/belt-tool.ts";
import type { ToolAnswer } from "./answer-draft.ts";

/** Describes a drive line by line, for a mail that asks for its belt. */
export function describeDrive(
  { drive, section, wantedCentreMm }: Extract<ToolAnswer, { ok: true }>,
  { fields, units, quoteDetails }: typeof beltToolText.en,
): readonly string[] {
  const line = (label: string, value: number | undefined, unit: string): string[] =>
    value === undefined ? [] : [`${label}: ${figure.format(value)} ${unit}`];
  return [
    quoteDetails,
    `${fields.section}: ${section}`,
    ...line(fields.centreMm, wantedCentreMm, units.mm),
    ...line(fields.drivingMm, drive.drivingMm, units.mm),
    ...line(fields.drivenMm, drive.drivenMm, units.mm),
    ...line(fields.drivingRpm, drive.drivingRpm, units.rpm),
    ...line(fields.powerKw, drive.powerKw, units.kw),
  ];
}

/** Shows every typed decimal and no more. */
const figure = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 20 });
