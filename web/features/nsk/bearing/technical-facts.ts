import { limitingSpeeds } from "#catalogue/bearings/limiting-speeds.ts";
import { guideMounting } from "#catalogue/engineering/mounting-dimensions.ts";
import { formatMm, formatRpm } from "#catalogue/format.ts";
import type { BearingDetail } from "#catalogue/nsk/bearing-detail.ts";
import type { bearingSectionsText } from "#web/messages/bearing-sections.ts";
import type { Fact } from "#web/ui/fact-list.tsx";

type Labels = (typeof bearingSectionsText)["en"]["specifications"];
type Row = readonly [label: string, value: string | undefined];

/** Ratings, speeds and construction: the main facts first. */
export function ratingFacts({ bearing, specifications }: BearingDetail, label: Labels): Fact[] {
  const { standard, machined } = limitingSpeeds(bearing);
  return facts([
    [label.dynamicLoad, specifications.dynamicLoad],
    [label.staticLoad, specifications.staticLoad],
    [label.limitSpeed, specifications.limitSpeed],
    [label.oilSpeed, formatRpm(standard.oilRpm)],
    [label.sealedSpeed, some(bearing.sealedSpeedRpm, formatRpm)],
    [label.machinedGreaseSpeed, some(machined?.greaseRpm, formatRpm)],
    [label.machinedOilSpeed, some(machined?.oilRpm, formatRpm)],
    [label.weight, specifications.weight],
    [label.cage, specifications.cageType],
    [label.seal, specifications.sealType],
    [label.precision, specifications.precision],
    [label.temperature, specifications.temperature],
    [label.contactAngle, specifications.contactAngle],
  ]);
}

/** The dimensions that a shaft and a housing have to fit. */
export function dimensionFacts({ bearing, dimensions }: BearingDetail, label: Labels): Fact[] {
  const mounting = guideMounting(bearing);
  const widthLabel = bearing.coneWidthMm === undefined ? label.width : label.overallWidth;
  return facts([
    [label.designation, bearing.makerDesignation],
    [label.innerDiameter, dimensions.innerDiameter],
    [label.housingWasherBore, some(bearing.housingWasherBoreMm, formatMm)],
    [label.outerDiameter, dimensions.outerDiameter],
    [widthLabel, dimensions.width],
    [label.height, dimensions.height],
    [label.coneWidth, some(bearing.coneWidthMm, formatMm)],
    [label.cupWidth, some(bearing.cupWidthMm, formatMm)],
    [label.innerRaceway, some(bearing.innerRacewayMm, formatMm)],
    [label.outerRaceway, some(bearing.outerRacewayMm, formatMm)],
    [label.chamfer, formatMm(bearing.chamferMm)],
    [label.chamfer1, some(bearing.chamfer1Mm, formatMm)],
    [label.shaftShoulder, some(mounting?.shaftShoulderMm, formatMm)],
    [label.housingShoulder, some(mounting?.housingShoulderMm, formatMm)],
    [label.fillet, some(mounting?.filletMm, formatMm)],
    [label.loadCentre, some(bearing.loadCentreMm, formatMm)],
    [label.misalignment, some(bearing.misalignmentDeg, (degrees) => `${degrees}°`)],
    [label.iso355, bearing.iso355],
  ]);
}

/** The factors of the equivalent loads. */
export function factorFacts({ bearing }: BearingDetail, label: Labels): Fact[] {
  return facts([
    [label.f0, some(bearing.f0)],
    [label.e, some(bearing.e)],
    [label.y0, some(bearing.y0)],
    [label.y1, some(bearing.y1)],
    [label.y2, some(bearing.y2)],
    [label.y3, some(bearing.y3)],
    [label.axialLoad, bearing.axialLoad],
  ]);
}

function facts(rows: readonly Row[]): Fact[] {
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}

function some(
  value: number | undefined,
  format: (value: number) => string = String,
): string | undefined {
  return value === undefined ? undefined : format(value);
}
