import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { listSeriesBearings, getBearing } from "#catalogue/bearings/find-bearing.ts";
import { drawBearing } from "#catalogue/drawing/draw-bearing.ts";
import type { Drawing } from "#catalogue/drawing/drawing.ts";
import { familySheetPath } from "#catalogue/drawing/media-path.ts";
import { nskFamilies } from "#catalogue/nsk/families.data.ts";
import type { NskFamily } from "#catalogue/nsk/nsk-family.ts";
import { pplGroups } from "#catalogue/ppl/ppl-groups.data.ts";
import { type PplSeriesView, viewPplGroup } from "#catalogue/ppl/ppl-page.ts";
import { composeRhpPage } from "#catalogue/rhp/compose-rhp-page.ts";
import { contactBlocks } from "./contact-blocks.ts";
import { type Block, type FamilySheet, getTable, titled } from "./family-sheet.ts";
import { lettersText, nskBlocks } from "./nsk-blocks.ts";
import { boundaryTable } from "./size-tables.ts";

/** A sheet per family of NSK, group of PPL and family of RHP. */
export function composeBearingSheets(): readonly FamilySheet[] {
  return [...nskSheets(), ...pplSheets(), ...rhpSheets()];
}

function nskSheets(): readonly FamilySheet[] {
  return nskFamilies.map((family) => ({
    brand: "NSK",
    title: family.title,
    description: family.description,
    file: familySheetPath("nsk", family.slug),
    page: `/products/nsk/${family.slug}`,
    blocks: [...nskBlocks(family), ...getLetters(family), ...contactBlocks()],
  }));
}

function getLetters({ series }: NskFamily): readonly Block[] {
  const hasSizes = series.some(({ sizes = "" }) => listSeriesBearings(sizes).length > 0);
  return hasSizes ? titled("Letters", [{ kind: "text", words: lettersText, muted: true }]) : [];
}

function pplSheets(): readonly FamilySheet[] {
  return pplGroups.map(viewPplGroup).map((group) => ({
    brand: "PPL",
    title: group.title,
    description: group.description,
    file: familySheetPath("ppl", group.slug),
    page: `/products/bearing/ppl/${group.slug}`,
    blocks: [...group.series.flatMap(pplBlocks), ...contactBlocks()],
  }));
}

function pplBlocks(series: PplSeriesView): readonly Block[] {
  const { sheet, models } = series;
  const sizes = models.map(getBearing);
  const typical = sizes[Math.floor(sizes.length / 2)];
  return titled(series.fullName, [
    { kind: "text", words: `${series.description} ${series.applications}.` },
    ...(typical
      ? [
          {
            kind: "drawings" as const,
            figures: [{ drawing: drawBoundary(typical), caption: typical.code }],
            perRow: 3,
            height: 78,
          },
        ]
      : []),
    { kind: "list", items: series.features },
    ...boundaryTable(sizes),
    {
      kind: "text",
      words: `${sheet.loadRating}. ${series.materials}. Precision ${sheet.precision}, ${series.temperature}. Boundary dimensions of the standard metric sizes (ISO 15, ISO 104): d bore, D outside diameter, B width, H height, D1 bore of the housing washers, r smallest chamfer.`,
      muted: true,
    },
  ]);
}

/** A raceway's diameter is a maker's own figure, so only NSK's drawings show it. */
function drawBoundary(bearing: Bearing): Drawing {
  const drawing = drawBearing(bearing);
  const raceway = `Ø${bearing.innerRacewayMm ?? bearing.outerRacewayMm}`;
  return { ...drawing, dimensions: drawing.dimensions.filter(({ label }) => label !== raceway) };
}

function rhpSheets(): readonly FamilySheet[] {
  return composeRhpPage().families.map((family) => ({
    brand: "RHP",
    title: family.title,
    description: family.description,
    file: family.sheet,
    page: "/products/bearing/rhp",
    blocks: [
      ...titled(
        "Product lines",
        getTable(
          [
            { title: "Product", kind: "words" },
            { title: "Specification", kind: "words" },
            { title: "Applications", kind: "words" },
            { title: "Tolerance", kind: "words" },
          ],
          family.products.map((line) => [line.name, line.specs, line.applications, line.tolerance]),
        ),
      ),
      ...contactBlocks(),
    ],
  }));
}
