import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import { listInserts } from "#catalogue/bearings/list-inserts.ts";
import { nameRatingSource } from "#catalogue/bearings/rating-source.ts";
import { drawInsert } from "#catalogue/drawing/draw-insert.ts";
import { getUnitImage } from "#catalogue/drawing/media-path.ts";
import { formatKn, formatMm, formatRpm } from "#catalogue/format.ts";
import { getBearingPath } from "#catalogue/nsk/bearing-path.ts";
import { findFamily } from "#catalogue/nsk/categories.ts";
import { partPageText } from "#web/messages/part-page.ts";
import type { PartLink } from "#web/ui/part-links.tsx";
import { insertFacts, toUnitLink, unitCrumbs } from "./load-unit-page.ts";
import { linkNeighbours, listFacts, type PartPageData } from "./part-page-data.ts";

/** Collects the data of an insert bearing's page; undefined for a code in no list. */
export function loadInsertPage(code: string): PartPageData | undefined {
  const { insert: text, bearing: label, unit: unitText } = partPageText.en;
  const inserts = listInserts();
  const at = inserts.findIndex(({ insert }) => insert === code);
  const found = inserts[at];
  const family = findFamily("bearing-units");
  if (!found || !family) return undefined;
  const { unit, units } = found;
  const size = getSize(unit);
  const path = getBearingPath(code);
  const load = formatKn(unit.dynamicLoadKn);
  const toLink = (other: (typeof inserts)[number], kind: string): PartLink => ({
    code: other.insert,
    kind,
    size: getSize(other.unit),
    path: getBearingPath(other.insert),
  });
  return {
    path,
    code,
    maker: "NSK",
    name: text.name,
    category: family.title,
    description: text.description(formatMm(unit.boreMm)),
    summary: text.summary(code, size, load),
    crumbs: unitCrumbs({ name: code, path }),
    tiles: [
      { label: label.bore, value: formatMm(unit.boreMm) },
      { label: label.outside, value: formatMm(unit.insertOutsideDiameterMm) },
      { label: label.width, value: formatMm(unit.insertWidthMm) },
      { label: label.dynamicLoad, value: load },
    ],
    drawings: [{ drawing: drawInsert(unit) }],
    image: getUnitImage(unit.code),
    kindImage: "insert-bearing",
    preview: "/og/inserts.png",
    offered: { code, designation: code, maker: "NSK" },
    groups: [
      { ...insertFacts(unit), title: label.dimensions },
      {
        title: unitText.ratings,
        facts: listFacts([
          [label.dynamicLoad, load],
          [label.staticLoad, formatKn(unit.staticLoadKn)],
          [label.speed, formatRpm(unit.speedRpm)],
        ]),
      },
    ],
    lists: [],
    spellings: [],
    relations: [
      linkNeighbours(inserts, at, toLink),
      { title: text.units, parts: units.map((one) => toUnitLink(one)) },
    ],
    overview: { label: family.title, path: `/products/nsk/${family.slug}` },
    notes: [label.source(nameRatingSource(unit.ratings))],
    figures: [
      ["Bore diameter", unit.boreMm, "mm"],
      ["Outside diameter", unit.insertOutsideDiameterMm, "mm"],
      ["Width", unit.insertWidthMm, "mm"],
      ["Basic dynamic load rating", unit.dynamicLoadKn, "kN"],
      ["Basic static load rating", unit.staticLoadKn, "kN"],
    ],
  };
}

function getSize({ boreMm, insertOutsideDiameterMm, insertWidthMm }: HousedUnit): string {
  return `${boreMm} × ${insertOutsideDiameterMm} × ${formatMm(insertWidthMm)}`;
}
