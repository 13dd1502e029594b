import type { Bearing } from "#catalogue/bearings/bearing.ts";
import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import type { CatalogueData } from "#catalogue/checks/catalogue-data.ts";

type Edit = (data: CatalogueData) => CatalogueData;

/**
 * Data with one row changed so that it breaks one rule, which the checks have to report. There is one
 * entry per rule, so that every rule is proven to fail.
 */
export const plantedDataMistakes: Readonly<Record<string, Edit>> = {
  "code unique": bearing("6001", { code: "6000" }),
  "bore follows the code": bearing("6205", { boreMm: 26 }),
  "housing washer bore follows ISO 104": bearing("52205", { housingWasherBoreMm: 25 }),
  "d < D": bearing("6205", { outsideDiameterMm: 25 }),
  "width plausible": bearing("6205", { widthMm: 60 }),
  "chamfer plausible": bearing("6205", { chamferMm: 10 }),
  "C plausible": bearing("6205", { dynamicLoadKn: 140 }),
  "C0 plausible": bearing("6205", { staticLoadKn: 14 }),
  "mass plausible": bearing("6205", { massKg: 1.28 }),
  "grease speed < oil speed": bearing("6205", { oilSpeedRpm: 1300 }),
  "shown speed ≤ grease speed": bearing("6205", { speedRpm: 130_000 }),
  "sealed speed < grease speed": bearing("6205", { sealedSpeedRpm: 90_000 }),
  "ratings have a source": bearing("6205", { ratings: { status: "verified", sources: [] } }),
  "kind has its own figures": bearing("30205", { cupWidthMm: 120 }),
  "one D per diameter series and bore": bearing("7205", { outsideDiameterMm: 53 }),
  "bore grows within a series": bearing("6204", { boreMm: 25 }),
  "D grows within a series": bearing("6204", { outsideDiameterMm: 52 }),
  "width grows within a series": bearing("6204", { widthMm: 16 }),
  "mass grows within a series": bearing("6204", { massKg: 0.13 }),
  "load grows within a series": bearing("6204", { dynamicLoadKn: 14.1 }),
  "speed falls within a series": bearing("6204", { greaseSpeedRpm: 12_000 }),
  "unit: code unique": unit("UCP206", { code: "UCP205" }),
  "unit: bore follows the code": unit("UCP206", { boreMm: 35 }),
  "unit: insert fits the 62 series": unit("UCP206", { insertOutsideDiameterMm: 60 }),
  "unit: housing dimensions are in the legend": unit("UCP206", { housingMm: { Q: 5, L: 900 } }),
  "unit: bolts lie inside the housing": unit("UCP206", { housingMm: { J: 170, L: 165 } }),
  "unit: C0 plausible": unit("UCP206", { staticLoadKn: 19 }),
  "unit: grows within a series": unit("UCP206", { massKg: 0.2 }),
  "nsk: twelve families": pages(({ families }) => ({ families: families.slice(1) })),
  "nsk: eight filters": eachFamily(() => ({ isFilter: true })),
  "nsk: family slug unique": eachFamily(() => ({ slug: "linear-motion" })),
  "nsk: series slug unique": eachFamily(({ series }) => ({ series: [...series, ...series] })),
  "nsk: series has its sizes": eachFamily(({ series }) => ({
    series: series.map((one) => ({ ...one, sizes: "99" })),
  })),
  "nsk: series says what it covers": eachFamily(({ series }) => ({
    series: series.map(({ code, name, description, applications }) => ({
      code,
      name,
      description,
      applications,
    })),
  })),
  "list: six pages": pages(() => ({ listPages: {} })),
  "list: page has a family": pages(({ listPages }) => ({
    listPages: { ...listPages, "no-such-family": [] },
  })),
  "list: three series": eachList((series) => series.slice(1)),
  "list: six items": eachList((series) => series.map((one) => ({ ...one, codes: ["6205"] }))),
  "list: code is listed": eachList((series) => series.map((one) => ({ ...one, codes: ["6299"] }))),
  "detail: 69 specified pages": pages(({ bearingTexts }) => ({
    bearingTexts: bearingTexts.slice(1),
  })),
  "detail: code once": pages(({ bearingTexts }) => ({
    bearingTexts: bearingTexts.map((texts) => ({ ...texts, codes: ["6205"] })),
  })),
  "detail: code is listed": pages(({ bearingTexts }) => ({
    bearingTexts: bearingTexts.map((texts) => ({ ...texts, codes: ["6299"] })),
  })),
  "detail: every listed bearing has texts": pages(({ bearingTexts }) => ({
    bearingTexts: bearingTexts.slice(1),
  })),
  "detail: texts are of its series": pages(({ bearingTexts }) => ({
    bearingTexts: bearingTexts.map((texts) => ({ ...texts, series: "99 Series" })),
  })),
  "detail: texts name its cage": pages(({ bearingTexts }) => ({
    bearingTexts: bearingTexts.map((texts) => ({ ...texts, features: ["Machined brass cage"] })),
  })),
  "ppl: four groups": pages(({ pplGroups }) => ({ pplGroups: pplGroups.slice(1) })),
  "ppl: three series": eachPplGroup((group) => ({ series: group.series.slice(1) })),
  "ppl: model is listed": eachPplGroup((group) => ({
    series: group.series.map((one) => ({ ...one, models: ["6299"] })),
  })),
  "rhp: four families": pages(({ rhpFamilies }) => ({ rhpFamilies: rhpFamilies.slice(1) })),
  "V section: wider than high": section({ heightMm: 40 }),
  "V section: datum line inside": section({ datumWidthMm: 40 }),
  "V section: sides meet below the belt": section({ angleDeg: 120 }),
  "V section: smallest pulley plausible": section({ minPulleyMm: 7.5 }),
  "classical: number of sizes": size((sizes) => sizes.slice(1)),
  "classical: code names section and inches": eachSize({ code: "B20" }),
  "classical: inside length in mm": eachSize({ insideLengthMm: 500 }),
  "classical: datum length": eachSize({ datumLengthMm: 508 }),
  "classical: sizes ascend": size((sizes) => sizes.toReversed()),
  "timing: profile is listed": timing({ profile: "Q9" }),
  "timing: pitch is the profile's": timing({ pitch: "5.8 mm" }),
  "timing: length is teeth times pitch": timing({ teeth: "27-356" }),
  "brand: slug unique": brand({ slug: "gates" }),
  "brand: family slugs unique": (data) => ({
    ...data,
    beltBrandFacts: data.beltBrandFacts.map((one) => ({
      ...one,
      families: [...one.families, ...one.families],
    })),
  }),
  "brand: three advantages": brand({ advantages: [] }),
  "brand: products": (data) => ({
    ...data,
    beltBrandFacts: data.beltBrandFacts.map((one) => ({
      ...one,
      families: one.families.map((family) => ({ ...family, products: [] })),
    })),
  }),
  "seal: code unique": seal({ code: "10x22x7", shaftMm: 10, housingMm: 22, widthMm: 7 }),
  "seal: code names its size": seal({ code: "30x50x7" }),
  "seal: shaft inside housing": seal({ housingMm: 20 }),
  "seal: temperatures ascend": seal({ temperatureC: { NBR: [100, -40] } }),
  "seal: speed follows the lip speed": seal({ maxSpeedRpm: { NBR: 99, FKM: 99 } }),
};

function bearing(code: string, change: Partial<Bearing>): Edit {
  return (data) => ({ ...data, bearings: changeRow(data.bearings, code, change) });
}

function unit(code: string, change: Partial<HousedUnit>): Edit {
  return (data) => ({ ...data, units: changeRow(data.units, code, change) });
}

function seal(change: Partial<CatalogueData["rotarySeals"][number]>): Edit {
  return (data) => ({ ...data, rotarySeals: changeRow(data.rotarySeals, "30x47x7", change) });
}

type Pages = CatalogueData["pages"];

function pages(change: (content: Pages) => Partial<Pages>): Edit {
  return (data) => ({ ...data, pages: { ...data.pages, ...change(data.pages) } });
}

function eachFamily(
  change: (family: Pages["families"][number]) => Partial<Pages["families"][number]>,
): Edit {
  return pages(({ families }) => ({
    families: families.map((family) => ({ ...family, ...change(family) })),
  }));
}

type ListSeries = Pages["listPages"][string];

function eachList(change: (series: ListSeries) => ListSeries): Edit {
  return pages(({ listPages }) => ({
    listPages: Object.fromEntries(
      Object.entries(listPages).map(([slug, series]) => [slug, change(series)]),
    ),
  }));
}

function eachPplGroup(
  change: (group: Pages["pplGroups"][number]) => Partial<Pages["pplGroups"][number]>,
): Edit {
  return pages(({ pplGroups }) => ({
    pplGroups: pplGroups.map((group) => ({ ...group, ...change(group) })),
  }));
}

function section(change: Partial<CatalogueData["vSections"][number]>): Edit {
  return (data) => ({
    ...data,
    vSections: data.vSections.map((one) => (one.section === "A" ? { ...one, ...change } : one)),
  });
}

type Sizes = CatalogueData["classical"][number]["sizes"];

function size(change: (sizes: Sizes) => Sizes): Edit {
  return (data) => ({
    ...data,
    classical: data.classical.map((one) => ({ ...one, sizes: change(one.sizes) })),
  });
}

function eachSize(change: Partial<Sizes[number]>): Edit {
  return size((sizes) => sizes.map((one) => ({ ...one, ...change })));
}

function timing(change: Partial<CatalogueData["timingItems"][number]>): Edit {
  return (data) => ({
    ...data,
    timingItems: data.timingItems.map((one) => ({ ...one, ...change })),
  });
}

function brand(change: Partial<CatalogueData["beltBrandFacts"][number]>): Edit {
  return (data) => ({
    ...data,
    beltBrandFacts: data.beltBrandFacts.map((one) => ({ ...one, ...change })),
  });
}

function changeRow<Row extends { readonly code: string }>(
  rows: readonly Row[],
  code: string,
  change: Partial<Row>,
): readonly Row[] {
  return rows.map((row) => (row.code === code ? { ...row, ...change } : row));
}
