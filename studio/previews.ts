import { beltBrandFacts } from "../catalogue/belts/belt-brands.data.ts";
import type { PartImageName } from "../catalogue/media/part-image.ts";
import { company } from "../domain/company.ts";
import type { Preview } from "./preview.ts";

const places = company.exclusivity.countries.join(" and ");

const general: Readonly<Record<string, Preview>> = {
  default: {
    title: "Bearings, belts\nand seals",
    line: `${places}, since ${company.since}`,
    picture: "slides/01-drive",
  },
  bearings: { title: "Bearings", line: "NSK, PPL, RHP", picture: "pictures/bearings" },
  nsk: { title: "NSK", line: "Bearings", picture: "pictures/cylindrical" },
  ppl: { title: "PPL", line: "Bearings", picture: "pictures/spherical" },
  rhp: { title: "RHP", line: "Bearings", picture: "pictures/pillow-block" },
  seals: { title: "Oil seals", line: "Shafts, hydraulics, pneumatics", picture: "pictures/seals" },
  inserts: { title: "Insert bearings", line: "NSK", picture: "pictures/insert-bearing" },
  belts: { title: "Belts", line: "V-belts, timing belts, poly-V belts", picture: "pictures/belts" },
};

/** Titles of NSK's families, and their images. */
const families: Readonly<Record<string, readonly [title: string, picture: PartImageName]>> = {
  "deep-groove": ["Deep groove\nball bearings", "deep-groove"],
  "angular-contact": ["Angular contact\nball bearings", "angular-contact"],
  "self-aligning": ["Self-aligning\nball bearings", "self-aligning"],
  cylindrical: ["Cylindrical\nroller bearings", "cylindrical"],
  tapered: ["Tapered\nroller bearings", "tapered"],
  spherical: ["Spherical\nroller bearings", "spherical"],
  thrust: ["Thrust\nball bearings", "thrust"],
  "pillow-block": ["Bearing units", "flange-unit"],
  needle: ["Needle roller\nbearings", "needle"],
  linear: ["Linear motion", "linear"],
  "super-precision": ["Super-precision\nbearings", "super-precision"],
  slewing: ["Slewing ring\nbearings", "slewing"],
};

/** A kind of belt of each brand. */
const brandImages: Readonly<Record<string, PartImageName>> = {
  mitsuboshi: "classical-v-belt",
  toyopower: "narrow-v-belt",
  megadyne: "ribbed-belt",
  optibelt: "cogged-v-belt",
  gates: "timing-belt",
  varibelt: "variable-speed-belt",
  matic: "timing-belt-trapezoidal",
};

const brands: Readonly<Record<string, Preview>> = Object.fromEntries(
  beltBrandFacts.map(({ slug, name }): [string, Preview] => {
    const picture = brandImages[slug];
    if (picture === undefined) throw new Error(`no picture for the brand ${slug}`);
    return [slug, { title: name, line: "Belts", picture: `pictures/${picture}` }];
  }),
);

/** Link previews by name. Brands are set in type: their logos aren't ours. */
export const previews: Readonly<Record<string, Preview>> = {
  ...general,
  ...Object.fromEntries(
    Object.entries(families).map(([name, [title, picture]]): [string, Preview] => [
      name,
      { title, line: "NSK", picture: `pictures/${picture}` },
    ]),
  ),
  ...brands,
};
