import { beltBrandPath } from "#catalogue/belts/belt-addresses.ts";
import { beltBrandFacts } from "#catalogue/belts/belt-brands.data.ts";
import type { BeltPage } from "#catalogue/belts/belt-page.ts";
import type { BeltBrand, BeltFamily } from "#catalogue/belts/belt.ts";
import { composeBeltPage } from "#catalogue/belts/compose-belt-page.ts";
import { classicalFamily } from "#catalogue/belts/find-belt.ts";
import { familySheetPath } from "#catalogue/drawing/media-path.ts";
import { classicalSizes, itemBlocks, shapeBlocks } from "./belt-tables.ts";
import { contactBlocks } from "./contact-blocks.ts";
import { type Block, type FamilySheet, getTable, titled } from "./family-sheet.ts";

/** A sheet per family of each belt brand, Mitsuboshi's classical V-belts included. */
export function composeBeltSheets(): readonly FamilySheet[] {
  return beltBrandFacts.flatMap((brand) =>
    [...(brand.slug === "mitsuboshi" ? [classicalFamily] : []), ...brand.families].map((family) =>
      composeSheet(brand, family),
    ),
  );
}

function composeSheet(brand: BeltBrand, family: BeltFamily): FamilySheet {
  const page = composeBeltPage(brand.slug, family.slug);
  return {
    brand: brand.name,
    title: family.title,
    description: page?.about ?? family.description,
    file: familySheetPath(brand.slug, family.slug),
    page: page?.path ?? beltBrandPath(brand.slug),
    blocks: [
      ...(page?.drive ? driveBlocks(page) : []),
      ...productBlocks(family),
      ...(page ? pageBlocks(page) : []),
      ...titled(`Why ${brand.name}`, [{ kind: "list", items: brand.advantages }]),
      ...contactBlocks(),
    ],
  };
}

function pageBlocks(page: BeltPage): readonly Block[] {
  return [
    // The sections of classical belts are its product lines.
    ...(page.family === classicalFamily
      ? []
      : [
          ...itemBlocks("Series", page.items),
          ...itemBlocks("Series made to order", page.itemsToOrder),
        ]),
    ...shapeBlocks(page),
    ...(page.family === classicalFamily ? classicalSizes() : []),
    ...page.codes.flatMap(({ code, parts, note }) =>
      titled(`How to read ${code}`, [
        ...getTable(
          [
            { title: "Part", kind: "code" },
            { title: "Meaning", kind: "words" },
          ],
          parts.map(({ text, meaning }) => [text, meaning]),
        ),
        ...(note === undefined ? [] : [{ kind: "text" as const, words: note, muted: true }]),
      ]),
    ),
    ...titled(
      "What to measure",
      getTable(
        [
          { title: "Measure", kind: "words" },
          { title: "How", kind: "words" },
        ],
        page.measuring.map(({ title, text }) => [title, text]),
      ),
    ),
    ...(page.caveats.length === 0
      ? []
      : titled("About these figures", [{ kind: "list", items: page.caveats }])),
  ];
}

function driveBlocks({ drive, drawing }: BeltPage): readonly Block[] {
  if (!drive) return [];
  return titled("Length and distance", [
    { kind: "drawings", figures: [{ drawing, caption: "Example" }], perRow: 1, height: 78 },
    {
      kind: "text",
      words: "L = 2·C·cos γ + π/2·(D + d) + γ·(D − d), where sin γ = (D − d) / (2·C)",
    },
    {
      kind: "text",
      words: `Here d = ${drive.smallMm} mm, D = ${drive.largeMm} mm and C = ${drive.centreMm} mm give a belt length L of ${drive.lengthMm.toFixed(1)} mm and a wrap on the small pulley of ${drive.wrapDeg.toFixed(1)}°.`,
      muted: true,
    },
  ]);
}

function productBlocks({ products }: BeltFamily): readonly Block[] {
  return titled("Product lines", [
    ...getTable(
      [
        { title: "Product", kind: "words" },
        { title: "Specification", kind: "words" },
        { title: "Applications", kind: "words" },
        { title: "Power", kind: "words" },
      ],
      products.map(({ name, specs, applications, power }) => [
        name,
        specs,
        applications,
        power === "-" ? "–" : power,
      ]),
    ),
    ...(products.some(({ power }) => power !== "-")
      ? [
          {
            kind: "text" as const,
            words: "Power is a guide; the maker's tables decide.",
            muted: true,
          },
        ]
      : []),
  ]);
}
