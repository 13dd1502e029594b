import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { bearings } from "#catalogue/bearings/bearings.data.ts";
import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import { housedUnits } from "#catalogue/bearings/housed-units.data.ts";
import { beltBrandFacts } from "#catalogue/belts/belt-brands.data.ts";
import type {
  BeltBrand,
  ClassicalSection,
  TimingBeltItem,
  TimingProfile,
  VSection,
} from "#catalogue/belts/belt.ts";
import { mitsuboshiClassical } from "#catalogue/belts/mitsuboshi-classical.data.ts";
import {
  gatesPowerGrip,
  megadyneIsoran,
  mitsuboshiTiming,
  mitsuboshiTimingToOrder,
} from "#catalogue/belts/timing-items.data.ts";
import { timingProfiles } from "#catalogue/belts/timing-profiles.data.ts";
import { vSections } from "#catalogue/belts/v-sections.data.ts";
import { bearingTexts } from "#catalogue/nsk/bearing-texts.data.ts";
import { nskFamilies } from "#catalogue/nsk/families.data.ts";
import { nskListPages } from "#catalogue/nsk/list-pages.data.ts";
import { pplGroups } from "#catalogue/ppl/ppl-groups.data.ts";
import { rhpFamilies } from "#catalogue/rhp/rhp-families.data.ts";
import { rotarySeals } from "#catalogue/seals/rotary-seals.data.ts";
import type { RotarySeal } from "#catalogue/seals/seal.ts";
import { checkBearings } from "./check-bearings.ts";
import {
  checkBrands,
  checkClassicalSizes,
  checkTimingItems,
  checkVSections,
} from "./check-belts.ts";
import { checkPages, type PageContent } from "./check-pages.ts";
import { checkRotarySeals } from "./check-seals.ts";
import { checkUnits } from "./check-units.ts";
import { summariseFindings, type Finding, type CheckReport } from "./finding.ts";

/** All data under check. */
export type CatalogueData = {
  readonly bearings: readonly Bearing[];
  readonly units: readonly HousedUnit[];
  readonly pages: Omit<PageContent, "bearings" | "units">;
  readonly vSections: readonly VSection[];
  readonly classical: readonly ClassicalSection[];
  readonly timingItems: readonly TimingBeltItem[];
  readonly timingProfiles: readonly TimingProfile[];
  readonly beltBrandFacts: readonly BeltBrand[];
  readonly rotarySeals: readonly RotarySeal[];
};

/** The data of this catalogue. */
export const catalogueData: CatalogueData = {
  bearings,
  units: housedUnits,
  pages: {
    families: nskFamilies,
    listPages: nskListPages,
    bearingTexts,
    pplGroups,
    rhpFamilies,
  },
  vSections,
  classical: mitsuboshiClassical,
  timingItems: [
    ...mitsuboshiTiming,
    ...mitsuboshiTimingToOrder,
    ...megadyneIsoran,
    ...gatesPowerGrip,
  ],
  timingProfiles,
  beltBrandFacts,
  rotarySeals,
};

/** Runs every rule on all data of the catalogue. */
export function checkCatalogue(data: CatalogueData): CheckReport {
  return summariseFindings(askEverything(data));
}

function* askEverything(data: CatalogueData): Generator<Finding> {
  const { bearings: rows, units } = data;
  yield* checkBearings(rows);
  yield* checkUnits(units, rows);
  yield* checkPages({ ...data.pages, bearings: rows, units });
  yield* checkVSections(data.vSections);
  yield* checkClassicalSizes(data.classical, data.vSections);
  yield* checkTimingItems(data.timingItems, data.timingProfiles);
  yield* checkBrands(data.beltBrandFacts);
  yield* checkRotarySeals(data.rotarySeals);
}
