import { beltBrands } from "#catalogue/belts/belt-brands.data.ts";
import { company } from "#domain/company.ts";
import {
  bearingPicture,
  linearPicture,
  needlePicture,
  selfAligningPicture,
  slewingPicture,
  superPrecisionPicture,
  unitPicture,
} from "./scenes/bearing-previews.ts";
import {
  angularContactSheet,
  cylindricalSheet,
  deepGrooveSheet,
  sphericalSheet,
  taperedSheet,
  thrustSheet,
} from "./scenes/bearing-slides.ts";
import { beltPreviews, drivePicture, pulleyPicture } from "./scenes/belt-previews.ts";
import { preview } from "./scenes/preview.ts";

const places = company.exclusivity.countries.join(" and ");

type Card = readonly [title: string, line: string, picture: () => string];

const general: Readonly<Record<string, Card>> = {
  default: ["Bearings, belts\nand seals", `${places}, since ${company.since}`, drivePicture],
  bearings: ["Bearings", "NSK, PPL, RHP", () => bearingPicture(deepGrooveSheet("6308"))],
  nsk: ["NSK", "Bearings", () => bearingPicture(cylindricalSheet("NU210"))],
  ppl: ["PPL", "Bearings", () => bearingPicture(sphericalSheet("22210"))],
  rhp: ["RHP", "Bearings", () => unitPicture("UCP208", "6208", 4.5)],
  belts: ["Belts", "V-belts, timing belts, poly-V belts", pulleyPicture],
};

const families: Readonly<Record<string, Card>> = {
  "deep-groove": ["Deep groove\nball bearings", "NSK", () => bearingPicture(deepGrooveSheet())],
  "angular-contact": [
    "Angular contact\nball bearings",
    "NSK",
    () => bearingPicture(angularContactSheet()),
  ],
  "self-aligning": ["Self-aligning\nball bearings", "NSK", selfAligningPicture],
  cylindrical: ["Cylindrical\nroller bearings", "NSK", () => bearingPicture(cylindricalSheet())],
  tapered: ["Tapered\nroller bearings", "NSK", () => bearingPicture(taperedSheet())],
  spherical: ["Spherical\nroller bearings", "NSK", () => bearingPicture(sphericalSheet())],
  thrust: ["Thrust\nball bearings", "NSK", () => bearingPicture(thrustSheet())],
  units: ["Bearing units", "NSK", () => unitPicture("UCP206", "6206", 5.4)],
  needle: ["Needle roller\nbearings", "NSK", needlePicture],
  linear: ["Linear motion", "NSK", linearPicture],
  "super-precision": ["Super-precision\nbearings", "NSK", superPrecisionPicture],
  slewing: ["Slewing ring\nbearings", "NSK", slewingPicture],
};

const brands: Readonly<Record<string, Card>> = Object.fromEntries(
  beltBrands.map(({ slug, name }): [string, Card] => {
    const picture = beltPreviews[slug];
    if (picture === undefined) throw new Error(`no picture for the brand ${slug}`);
    return [slug, [name, "Belts", picture]];
  }),
);

/** Link previews of 1200 × 630 by name. Brands are set in type: their logos aren't ours. */
export const previews: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries({ ...general, ...families, ...brands }).map(([name, [title, line, picture]]) => [
    name,
    () => preview({ title, line }, picture()),
  ]),
);
