import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { findUnit, getBearing } from "#catalogue/bearings/find-bearing.ts";
import type { HousedUnit, UnitSeries } from "#catalogue/bearings/housed-unit.ts";
import { limitingSpeeds } from "#catalogue/bearings/limiting-speeds.ts";
import { unitLegend } from "#catalogue/bearings/unit-legend.data.ts";
import { formatKn, formatMm, formatRpm } from "#catalogue/format.ts";

/** An item of a list page. Texts include their units. */
export type ListItem = {
  readonly code: string;
  readonly kind: "bearing" | "unit";
  readonly bore: string;
  /** Outside diameter; units have none. */
  readonly od?: string;
  readonly width?: string;
  readonly height?: string;
  /** One of the three, depending on the main load direction of the bearing. */
  readonly load?: string;
  readonly radialLoad?: string;
  readonly thrustLoad?: string;
  readonly speed: string;
  readonly contactAngle?: string;
  readonly precision?: string;
  readonly misalignment?: string;
  readonly cage?: string;
  readonly housing?: string;
  readonly sealing?: string;
  readonly temperature?: string;
  readonly lubrication?: string;
  readonly mounting?: string;
  readonly material: string;
  /** Dimensions of a unit's housing, by the letters of its drawing. */
  readonly housingDimensions?: readonly {
    readonly letter: string;
    readonly meaning: string;
    readonly value: string;
  }[];
};

/** Letter of the housing dimension that is the unit's height. */
const heightLetters: Readonly<Record<UnitSeries, string>> = { UCP: "H2", UCF: "L", UCT: "H" };

/** The same for every unit. */
const unitFacts = {
  housing: "Cast iron",
  sealing: "Triple lip seal",
  temperature: "-20°C to +120°C",
  lubrication: "Grease",
  mounting: "Set screw",
  material: "Chrome steel insert, cast iron housing",
};

/**
 * Composes the card and dialog of a listed bearing or unit.
 *
 * @throws {RangeError} If the code isn't listed (programmer error; the data checks prevent it).
 */
export function composeListItem(code: string): ListItem {
  const unit = findUnit(code);
  return unit ? composeUnit(unit) : composeBearing(getBearing(code));
}

function composeUnit(unit: HousedUnit): ListItem {
  const height = unit.housingMm[heightLetters[unit.series]];
  return {
    code: unit.code,
    kind: "unit",
    bore: formatMm(unit.boreMm),
    ...(height !== undefined && { height: formatMm(height) }),
    load: formatKn(unit.dynamicLoadKn),
    speed: formatRpm(unit.speedRpm),
    ...unitFacts,
    housingDimensions: Object.entries(unitLegend[unit.series]).flatMap(([letter, meaning]) => {
      const value = unit.housingMm[letter];
      return value === undefined ? [] : [{ letter, meaning, value: formatMm(value) }];
    }),
  };
}

function composeBearing(bearing: Bearing): ListItem {
  const { code, kind } = bearing;
  const isThrust = kind === "thrust" || kind === "double-thrust";
  const width = formatMm(bearing.widthMm);
  return {
    code,
    kind: "bearing",
    bore: formatMm(bearing.boreMm),
    od: formatMm(bearing.outsideDiameterMm),
    ...(isThrust ? { height: width } : { width }),
    ...describeLoad(bearing),
    speed: formatRpm(limitingSpeeds(bearing).standard.greaseRpm),
    ...(kind === "angular-contact" && {
      contactAngle: `${bearing.contactAngleDeg}°`,
      precision: "ABEC-1 Standard",
    }),
    ...(kind === "self-aligning" && {
      misalignment: `${bearing.misalignmentDeg}°`,
      cage: "Steel/Brass",
    }),
    material: "Chrome Steel",
  };
}

function describeLoad({
  kind,
  dynamicLoadKn,
}: Bearing): Pick<ListItem, "load" | "radialLoad" | "thrustLoad"> {
  const load = formatKn(dynamicLoadKn);
  if (kind === "thrust" || kind === "double-thrust") return { thrustLoad: load };
  return kind === "cylindrical" ? { radialLoad: load } : { load };
}
