import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { limitingSpeeds } from "#catalogue/bearings/limiting-speeds.ts";
import { guideMounting } from "#catalogue/engineering/mounting-dimensions.ts";
import type { BearingDetail } from "#catalogue/nsk/bearing-detail.ts";
import type { FigureRow, FigureTable } from "./datasheet.ts";

type Row = readonly [
  label: string,
  symbol: string,
  value: number | string | undefined,
  unit?: string,
];

/** Thrust bearings have a height instead of a width. */
function isThrust({ kind }: Pick<Bearing, "kind">): boolean {
  return kind === "thrust" || kind === "double-thrust";
}

/** Returns the symbol of a bearing's width. */
export function widthSymbol(bearing: Pick<Bearing, "kind">): "B" | "T" | "H" {
  if (isThrust(bearing)) return "H";
  return bearing.kind === "tapered" ? "T" : "B";
}

/** Loads, speeds, and what the bearing is made of. */
export function ratingTable(bearing: Bearing, detail: BearingDetail | undefined): FigureTable {
  const about = detail?.specifications;
  const { standard, machined } = limitingSpeeds(bearing);
  return {
    title: "Ratings and limits",
    rows: rows([
      ["Dynamic load rating", "C", bearing.dynamicLoadKn, "kN"],
      ["Static load rating", "C0", bearing.staticLoadKn, "kN"],
      ["Limiting speed, grease", "", standard.greaseRpm, "rpm"],
      ["Limiting speed, oil", "", standard.oilRpm, "rpm"],
      ["Limiting speed, contact seals (DDU)", "", bearing.sealedSpeedRpm, "rpm"],
      ["With a machined cage, grease", "", machined?.greaseRpm, "rpm"],
      ["With a machined cage, oil", "", machined?.oilRpm, "rpm"],
      ["Mass", "m", bearing.massKg, "kg"],
      ["Cage", "", bearing.cage],
      ["Seals", "", about?.sealType],
      ["Precision", "", about?.precision],
      ["Temperature", "", about?.temperature],
    ]),
  };
}

/** Boundary dimensions for the shaft and the housing. */
export function dimensionTable(bearing: Bearing): FigureTable {
  const mounting = guideMounting(bearing);
  const isDouble = bearing.kind === "double-thrust";
  const widthName = { B: "Width", T: "Overall width", H: "Height" }[widthSymbol(bearing)];
  return {
    title: "Dimensions",
    rows: rows([
      [isDouble ? "Bore of the shaft washer" : "Bore", "d", bearing.boreMm, "mm"],
      ["Bore of the housing washers", "D1", bearing.housingWasherBoreMm, "mm"],
      ["Outside diameter", "D", bearing.outsideDiameterMm, "mm"],
      [widthName, widthSymbol(bearing), bearing.widthMm, "mm"],
      ["Width of the cone", "B", bearing.coneWidthMm, "mm"],
      ["Width of the cup", "C", bearing.cupWidthMm, "mm"],
      ["Raceway on the inner ring", "F", bearing.innerRacewayMm, "mm"],
      ["Raceway on the outer ring", "E", bearing.outerRacewayMm, "mm"],
      ["Smallest chamfer", "r", bearing.chamferMm, "mm"],
      ["Smallest chamfer, other side", "r1", bearing.chamfer1Mm, "mm"],
      ["Shaft shoulder, min, guide", "da", mounting?.shaftShoulderMm, "mm"],
      ["Housing shoulder, max, guide", "Da", mounting?.housingShoulderMm, "mm"],
      ["Fillet radius, max, guide", "ra", mounting?.filletMm, "mm"],
      ["Load centre from the wide face", "a", bearing.loadCentreMm, "mm"],
      ["Dimension series, ISO 355", "", bearing.iso355],
    ]),
  };
}

/** Factors for equivalent loads. */
export function factorTable(bearing: Bearing): FigureTable {
  const angle = bearing.kind === "angular-contact" ? bearing.contactAngleDeg : undefined;
  return {
    title: "Factors for calculation",
    rows: rows([
      ["Contact angle", "α", angle, "°"],
      ["Geometry factor", "f0", bearing.f0],
      ["Limit of Fa/Fr", "e", bearing.e],
      ["Static axial factor", "Y0", bearing.y0],
      ["Axial factor", "Y1", bearing.y1],
      ["Axial factor above e", "Y2", bearing.y2],
      ["Axial factor up to e", "Y3", bearing.y3],
      ["Permissible misalignment", "", bearing.misalignmentDeg, "°"],
      ["Axial load", "", bearing.axialLoad],
    ]),
  };
}

function rows(list: readonly Row[]): readonly FigureRow[] {
  return list.flatMap(([label, symbol, value, unit]) =>
    value === undefined
      ? []
      : [{ label, value, ...(symbol !== "" && { symbol }), ...(unit !== undefined && { unit }) }],
  );
}
