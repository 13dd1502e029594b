import { beltFamilyPath, classicalSlug, getBeltSizePath } from "#catalogue/belts/belt-addresses.ts";
import type { ClassicalSection, ClassicalSize, VSection } from "#catalogue/belts/belt.ts";
import { familyNotes } from "#catalogue/belts/family-notes.data.ts";
import { classicalFamily, findBeltBrand, toBrandTitle } from "#catalogue/belts/find-belt.ts";
import { mitsuboshiClassical } from "#catalogue/belts/mitsuboshi-classical.data.ts";
import { vSections } from "#catalogue/belts/v-sections.data.ts";
import { drawVSection } from "#catalogue/drawing/draw-v-section.ts";
import { familySheetPath, getBeltImage } from "#catalogue/drawing/media-path.ts";
import { formatMm, groupThousands, withUnit } from "#catalogue/format.ts";
import { pagesText } from "#web/messages/pages.ts";
import { partPageText } from "#web/messages/part-page.ts";
import type { PartLink, PartLinkGroup } from "#web/ui/part-links.tsx";
import {
  formatIfKnown,
  linkNeighbours,
  listFacts,
  type FactGroup,
  type PartFact,
  type PartPageData,
} from "./part-page-data.ts";

const brandSlug = "mitsuboshi";

/** Collects the data of a classical belt's page; undefined for a code in no list. */
export function loadBeltPage(code: string): PartPageData | undefined {
  const { belt: text, familySheet } = partPageText.en;
  const listed = mitsuboshiClassical.find(({ sizes }) => sizes.some((size) => size.code === code));
  const size = listed?.sizes.find((one) => one.code === code);
  const section = vSections.find((one) => one.section === listed?.section);
  const brand = findBeltBrand(brandSlug);
  if (!listed || !size || !section || !brand) return undefined;
  const inside = formatLength(size.insideLengthMm);
  const datum = formatLength(size.datumLengthMm);
  const path = getBeltSizePath(code);
  const note = familyNotes.find((one) => one.brand === brandSlug && one.family === classicalSlug);
  return {
    path,
    code,
    maker: brand.name,
    name: text.name,
    category: text.section(section.section),
    description: text.description(section.section, inside, datum),
    summary: text.summary(code, listed.specs, inside, datum),
    crumbs: listCrumbs(toBrandTitle(brand), code, path),
    tiles: [
      { label: text.inside, value: inside },
      { label: text.datum, value: datum },
      { label: text.topWidth, value: formatMm(section.topWidthMm) },
      { label: text.height, value: formatMm(section.heightMm) },
    ],
    drawings: [{ drawing: drawVSection(section) }],
    image: getBeltImage(section.section),
    kindImage: "classical-v-belt",
    preview: `/og/${brandSlug}.png`,
    sheet: { label: familySheet, path: familySheetPath(brandSlug, classicalSlug) },
    offered: { code, designation: code, maker: brand.name },
    groups: [lengths(size), sectionFacts(section), limits(listed)],
    lists: [
      { title: partPageText.en.applications, items: listed.applications },
      { title: partPageText.en.features, items: listed.features },
    ],
    spellings: spell(size, section),
    relations: relate(listed, size),
    overview: { label: text.allSizes, path: beltFamilyPath(brandSlug, classicalSlug) },
    notes: [...(section.note === undefined ? [] : [section.note]), ...(note?.caveats ?? [])],
    figures: [
      ["Inside length", size.insideLengthMm, "mm"],
      ["Datum length", size.datumLengthMm, "mm"],
      ["Top width", section.topWidthMm, "mm"],
      ["Height", section.heightMm, "mm"],
    ],
  };
}

function listCrumbs(brandTitle: string, code: string, path: string): PartPageData["crumbs"] {
  const { products, belts } = pagesText.en;
  return [
    { name: products.title, path: "/products" },
    { name: belts.title, path: "/products/belts" },
    { name: brandTitle, path: `/products/belts/${brandSlug}` },
    { name: classicalFamily.title, path: beltFamilyPath(brandSlug, classicalSlug) },
    { name: code, path },
  ];
}

function lengths({ insideLengthIn, insideLengthMm, datumLengthMm }: ClassicalSize): FactGroup {
  const { belt: text } = partPageText.en;
  return {
    title: text.lengths,
    facts: listFacts([
      [text.inches, withUnit(insideLengthIn, "in")],
      [text.inside, formatLength(insideLengthMm)],
      [text.datum, formatLength(datumLengthMm)],
    ]),
  };
}

function sectionFacts(section: VSection): FactGroup {
  const { belt: text } = partPageText.en;
  return {
    title: text.section(section.section),
    facts: listFacts([
      [text.topWidth, formatMm(section.topWidthMm)],
      [text.height, formatMm(section.heightMm)],
      [text.angle, `${section.angleDeg}°`],
      [text.datumWidth, formatIfKnown(section.datumWidthMm, formatMm)],
      [text.massPerMetre, formatIfKnown(section.massKgPerM, (kg) => withUnit(kg, "kg/m"))],
      [text.smallestPulley, formatMm(section.minPulleyMm)],
      [text.standard, section.standard],
    ]),
  };
}

function limits({ power, speedRange, temperature, materials }: ClassicalSection): FactGroup {
  const { belt: text } = partPageText.en;
  return {
    title: text.limits,
    facts: listFacts([
      [text.power, power],
      [text.speed, speedRange],
      [text.temperature, temperature],
      [text.material, materials],
    ]),
  };
}

function spell(size: ClassicalSize, { section, topWidthMm }: VSection): readonly PartFact[] {
  const { belt: text } = partPageText.en;
  const number = size.code.slice(section.length);
  return [
    { label: text.spaced, value: `${section} ${number}, ${section}-${number}` },
    { label: text.byInside, value: `${topWidthMm}x${size.insideLengthMm} Li` },
    { label: text.byDatum, value: `${topWidthMm}x${size.datumLengthMm} Ld` },
  ];
}

function relate({ section, sizes }: ClassicalSection, size: ClassicalSize): PartLinkGroup[] {
  const { belt: text } = partPageText.en;
  const others = mitsuboshiClassical
    .filter((other) => other.section !== section)
    .flatMap((other) => other.sizes.filter((one) => one.insideLengthIn === size.insideLengthIn));
  return [
    linkNeighbours(sizes, sizes.indexOf(size), toLink),
    { title: text.otherSections, parts: others.map((other) => toLink(other)) },
  ];
}

function toLink({ code, insideLengthMm }: ClassicalSize, kind?: string): PartLink {
  return {
    code,
    size: `Li ${formatLength(insideLengthMm)}`,
    path: getBeltSizePath(code),
    ...(kind !== undefined && { kind }),
  };
}

function formatLength(mm: number): string {
  return withUnit(groupThousands(mm), "mm");
}
