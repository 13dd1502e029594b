// Routes of docs/product, typed in by hand and not derived from the catalogue's data, so that
// a page missing on either side shows as a difference.

/** Every prerendered page by its path, with a pattern of its first heading. */
export const specifiedRoutes: ReadonlyMap<string, RegExp> = new Map([
  ["/", /bearings, belts and seals/i],
  ["/about", /about/i],
  ["/services", /services/i],
  ["/contact", /contact/i],
  ["/privacy", /privacy/i],
  ["/terms", /terms/i],
  ["/products", /products/i],
  ["/products/bearing", /bearings/i],
  ["/products/belts", /belts/i],
  ["/products/bearing/nsk", /nsk/i],
  ["/products/bearing/ppl", /ppl/i],
  ["/products/bearing/rhp", /rhp/i],
  ["/products/nsk/catalog", /catalog/i],
  ...below("/products/bearing/nsk", {
    "deep-groove-ball-bearings": /deep groove/i,
    "angular-contact-ball-bearings": /angular contact/i,
    "self-aligning-ball-bearings": /self-aligning/i,
    "thrust-ball-bearings": /thrust/i,
    "cylindrical-roller-bearings": /cylindrical/i,
    "bearing-units": /units/i,
  }),
  ...below("/products/bearing/ppl", {
    "deep-groove-ball-bearings": /deep groove/i,
    "spherical-roller-bearings": /spherical/i,
    "thrust-ball-bearings": /thrust/i,
    "cylindrical-roller-bearings": /cylindrical/i,
  }),
  ...nskFamily(
    "deep-groove-ball-bearings",
    /deep groove/i,
    "6000-series 6200-series 6300-series 6800-series 6900-series".split(" "),
  ),
  ...nskFamily(
    "angular-contact-ball-bearings",
    /angular contact/i,
    "7000-series 7200-series 7300-series qj-series".split(" "),
  ),
  ...nskFamily(
    "self-aligning-ball-bearings",
    /self-aligning/i,
    "1200-series 1300-series 2200-series 2300-series".split(" "),
  ),
  ...nskFamily(
    "thrust-ball-bearings",
    /thrust/i,
    "51100-series 51200-series 52200-series".split(" "),
  ),
  ...nskFamily(
    "cylindrical-roller-bearings",
    /cylindrical/i,
    "n-series nu-series nj-series nf-series".split(" "),
  ),
  ...nskFamily(
    "tapered-roller-bearings",
    /tapered/i,
    "30200-series 30300-series 32000-series".split(" "),
  ),
  ...nskFamily(
    "spherical-roller-bearings",
    /spherical/i,
    "22200-series 22300-series 23000-series".split(" "),
  ),
  ...nskFamily(
    "needle-roller-bearings",
    /needle/i,
    "drawn-cup cage-and-roller solid-needle cam-follower".split(" "),
  ),
  ...nskFamily("linear-motion", /linear/i, "nh-series ns-series ra-series ball-screws".split(" ")),
  ...nskFamily(
    "super-precision-bearings",
    /precision/i,
    "high-precision-angular-contact robust-series cylindrical-roller tac-series".split(" "),
  ),
  ...nskFamily("bearing-units", /units/i, "ucp-series ucf-series uct-series".split(" ")),
  ...nskFamily(
    "slewing-ring-bearings",
    /slewing/i,
    "four-point-contact-ring crossed-roller-ring".split(" "),
  ),
  ...[
    ...codes("", 6000, 6005),
    ...codes("", 6200, 6208),
    ...codes("", 6300, 6305),
    ...codes("", 7000, 7004),
    ...codes("", 7200, 7204),
    ...codes("", 7300, 7302),
    ...codes("NU", 204, 208),
    ...codes("NJ", 204, 206),
    ...codes("NF", 204, 205),
    ...codes("NU", 220, 222),
    ...codes("", 30204, 30208),
    ...codes("", 30304, 30306),
    ...codes("", 32004, 32006),
    ...codes("", 51100, 51105),
    ...codes("", 51200, 51204),
  ].map((code): Route => [`/products/nsk/bearing/${code.toLowerCase()}`, new RegExp(code)]),
  ...beltBrand(
    "mitsuboshi",
    /mitsuboshi/i,
    "power-transmission-v-belts classical-v-belts timing-belts poly-v-belts automotive-belts variable-speed-belts specialty-belts".split(
      " ",
    ),
  ),
  ...beltBrand(
    "toyopower",
    /toyopower/i,
    "industrial-v-belts automotive-belts agricultural-belts specialty-belts".split(" "),
  ),
  ...beltBrand(
    "megadyne",
    /megadyne/i,
    "timing-belts-isoran open-end-timing-belts v-belts poly-v-belts flat-belts power-transmission".split(
      " ",
    ),
  ),
  ...beltBrand(
    "optibelt",
    /optibelt/i,
    "v-belts timing-belts poly-v-belts variable-speed-belts metal-products specialty-applications".split(
      " ",
    ),
  ),
  ...beltBrand(
    "gates",
    /gates/i,
    "powergrip-timing-belts micro-v-belts v-belts variable-speed-belts specialty-belts belt-drive-systems".split(
      " ",
    ),
  ),
  ...beltBrand("varibelt", /varibelt/i, []),
  ...beltBrand("matic", /m\.a\.t\.i\.c/i, []),
]);

type Route = [path: string, heading: RegExp];

function below(folder: string, pages: Readonly<Record<string, RegExp>>): Route[] {
  return Object.entries(pages).map(([slug, heading]) => [`${folder}/${slug}`, heading]);
}

function nskFamily(slug: string, heading: RegExp, series: readonly string[]): Route[] {
  const path = `/products/nsk/${slug}`;
  return [[path, heading], ...series.map((name): Route => [`${path}/${name}`, getWords(name)])];
}

function beltBrand(slug: string, heading: RegExp, families: readonly string[]): Route[] {
  const path = `/products/belts/${slug}`;
  return [[path, heading], ...families.map((name): Route => [`${path}/${name}`, getWords(name)])];
}

/** Matches the words of a slug in their order, with a few characters between them. */
function getWords(slug: string): RegExp {
  return new RegExp(slug.split("-").join(".{0,4}"), "i");
}

function codes(letters: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${letters}${first + index}`);
}
