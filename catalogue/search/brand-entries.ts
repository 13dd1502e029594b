import { getBearing } from "#catalogue/bearings/find-bearing.ts";
import { beltBrandPath, beltFamilyPath, getBeltSizePath } from "#catalogue/belts/belt-addresses.ts";
import { beltBrandFacts } from "#catalogue/belts/belt-brands.data.ts";
import type { BeltBrand, BeltFamily } from "#catalogue/belts/belt.ts";
import type { FamilyKind } from "#catalogue/belts/family-note.ts";
import { familyNotes } from "#catalogue/belts/family-notes.data.ts";
import { classicalFamily } from "#catalogue/belts/find-belt.ts";
import { mitsuboshiClassical } from "#catalogue/belts/mitsuboshi-classical.data.ts";
import { getBearingImage, getBeltImage } from "#catalogue/drawing/media-path.ts";
import type { BeltKind } from "#catalogue/engineering/codes/belt-code.ts";
import { pplGroups } from "#catalogue/ppl/ppl-groups.data.ts";
import { rhpFamilies } from "#catalogue/rhp/rhp-families.data.ts";
import { popularityRanks, type SearchEntry } from "./search-entry.ts";

/** Words for the kinds of belt families that their texts don't always have. */
const kindWords: Readonly<Record<FamilyKind, string>> = {
  v: "v-belt",
  timing: "timing belt",
  ribbed: "ribbed belt",
  variable: "variable speed belt",
  special: "belt",
  vehicle: "automotive belt",
  farm: "agricultural belt",
  flat: "flat belt",
  parts: "pulley",
};

/** What codes call the belts of a family. */
const beltKinds: Readonly<Partial<Record<FamilyKind, readonly BeltKind[]>>> = {
  v: ["classical", "narrow", "wedge"],
  timing: ["timing"],
  ribbed: ["ribbed"],
  variable: ["variable speed"],
  vehicle: ["automotive V"],
};

/** Kinds whose belts a section or profile names; families of others come after them. */
const kindsOfSections = new Set<FamilyKind>(["v", "timing", "ribbed"]);

/** PPL's listed sizes and groups. */
export function listPplEntries(): readonly SearchEntry[] {
  const brand = "/products/bearing/ppl";
  return pplGroups.flatMap((group) => [
    ...group.series.flatMap((series) =>
      series.models.map((code): SearchEntry => {
        const { kind, boreMm, outsideDiameterMm, widthMm } = getBearing(code);
        return {
          id: `ppl/${code}`,
          kind: "bearing",
          codes: [code],
          basicNumber: code,
          name: group.title,
          maker: "PPL",
          dimensionsMm: { bore: boreMm, outside: outsideDiameterMm, width: widthMm },
          image: getBearingImage(code),
          words: series.description,
          popularity: popularityRanks[kind],
          href: `${brand}/${group.slug}#${series.slug}`,
        };
      }),
    ),
    familyEntry("PPL", group.title, `${brand}/${group.slug}`, group.description),
  ]);
}

/** RHP's families with the names of their products. */
export function listRhpEntries(): readonly SearchEntry[] {
  return rhpFamilies.map(({ slug, title, description, products }) => ({
    ...familyEntry(
      "RHP",
      title,
      "/products/bearing/rhp",
      `${description} bearing ${products.map(({ name, specs }) => `${name} ${specs}`).join(" ")}`,
    ),
    ...(slug === "housing-units" && { types: ["housed unit or insert" as const] }),
  }));
}

/** Mitsuboshi's listed classical belts, and every family of the belt brands. */
export function listBeltEntries(): readonly SearchEntry[] {
  return [...listClassicalBelts(), ...listBeltFamilies()];
}

/** The overview pages and the brands. */
export function listBrandEntries(): readonly SearchEntry[] {
  return [
    {
      ...brandEntry("Bearings", undefined, "/products/bearing", "bearing"),
      // Types without a family of their own.
      types: ["spherical roller thrust", "cylindrical roller thrust"],
    },
    brandEntry("Belts", undefined, "/products/belts", "belt"),
    ...["NSK", "PPL", "RHP"].map((name) =>
      brandEntry(`${name} bearings`, name, `/products/bearing/${name.toLowerCase()}`, ""),
    ),
    ...beltBrandFacts.map(({ slug, name, description }) =>
      brandEntry(`${name} belts`, name, beltBrandPath(slug), description),
    ),
  ];
}

function listClassicalBelts(): readonly SearchEntry[] {
  return mitsuboshiClassical.flatMap(({ section, fullName, sizes }) =>
    sizes.map(({ code, insideLengthMm, datumLengthMm }): SearchEntry => ({
      id: `mitsuboshi/${code}`,
      kind: "belt",
      codes: [code],
      name: "Classical V-belt",
      maker: "Mitsuboshi",
      belt: { section, lengthMm: insideLengthMm, lengthLine: "Li" },
      image: getBeltImage(section),
      words: `${fullName} section ${section} Li ${insideLengthMm} Ld ${datumLengthMm}`,
      popularity: popularityRanks.belt,
      href: getBeltSizePath(code),
    })),
  );
}

function listBeltFamilies(): readonly SearchEntry[] {
  return beltBrandFacts.flatMap((brand) => {
    const families =
      brand.slug === "mitsuboshi" ? [classicalFamily, ...brand.families] : brand.families;
    return families.map((family) => beltFamilyEntry(brand, family));
  });
}

function beltFamilyEntry(brand: BeltBrand, family: BeltFamily): SearchEntry {
  const note = familyNotes.find((one) => one.brand === brand.slug && one.family === family.slug);
  const hasPage = brand.familiesLinked || family === classicalFamily;
  const href = hasPage ? beltFamilyPath(brand.slug, family.slug) : beltBrandPath(brand.slug);
  const products = family.products.map(({ name, specs }) => `${name} ${specs}`).join(" ");
  const entry = familyEntry(brand.name, family.title, href, `${family.description} ${products}`);
  if (!note) return entry;
  const sections = [...note.vSections, ...note.ribProfiles, ...note.timingProfiles];
  const [shown] = sections;
  return {
    ...entry,
    sections,
    keywords: kindWords[note.kind],
    beltKinds: beltKinds[note.kind] ?? [],
    ...(shown !== undefined && { image: getBeltImage(shown) }),
    popularity: entry.popularity + (kindsOfSections.has(note.kind) ? 0 : 1),
  };
}

function familyEntry(maker: string, name: string, href: string, words: string): SearchEntry {
  return {
    id: `${maker}/${name}`,
    kind: "family",
    codes: [],
    name,
    maker,
    words,
    popularity: popularityRanks.family,
    href,
  };
}

function brandEntry(
  name: string,
  maker: string | undefined,
  href: string,
  words: string,
): SearchEntry {
  return {
    id: href,
    kind: "brand",
    codes: [],
    name,
    ...(maker !== undefined && { maker }),
    words,
    popularity: popularityRanks[maker === undefined ? "overview" : "brand"],
    href,
  };
}
