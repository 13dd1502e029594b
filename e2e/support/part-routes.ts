// Codes of docs/product/catalogue.md, typed in by hand like the specified routes.

type Route = [path: string, heading: RegExp];

const bearings = [
  ...sizes("", 6006, 6010),
  ...sizes("", 6209, 6210),
  ...sizes("", 6306, 6310),
  "7005",
  "7205",
  ...sizes("", 7303, 7305),
  ...sizes("", 1204, 1209),
  ...sizes("", 1304, 1309),
  ...sizes("", 2204, 2209),
  ...sizes("", 51106, 51110),
  ...sizes("", 51205, 51210),
  "52202",
  ...sizes("", 52204, 52208),
  ...sizes("N", 204, 209),
  ...sizes("NU", 209, 212),
  ...sizes("NJ", 207, 212),
  ...sizes("NF", 206, 210),
  ...sizes("", 22205, 22216),
  ...sizes("", 22308, 22318),
  "22320",
  ...["20", "22", "24", "26", "28", "30"].map((bore) => `230${bore}`),
];

const units = ["UCP", "UCF", "UCT", "UC"].flatMap((series) => sizes(series, 205, 210));

/** Numbers of Mitsuboshi's classical belts by section: inches inside. */
const belts = {
  A: "20 22 24 25 26 28 30 32 34 36 38 40 42 45 48 50 52 55 60 65 68 70 75 80 85 90 100 120",
  B: "28 30 32 35 38 40 42 45 48 50 52 55 58 60 62 65 68 70 75 80 85 90 95 100 105 112 120 128 144",
  C: "51 53 55 59 60 65 68 70 75 78 81 85 90 95 96 100 105 108 110 112 115 120 128 136 144 158 162 173 195 210",
  D: "104 110 120 124 128 140 144 158 162 173 177 180 187 195 210 225 240 250 255 270 285 300 315 330 345 360",
};

const rotarySeals = [
  "10x22x7 12x22x7 12x24x7 15x26x7 15x30x7 16x28x7 20x30x7 20x35x7 20x40x7 22x35x7 22x40x7 25x40x7",
  "25x42x7 25x47x7 25x52x7 30x47x7 30x52x7 30x55x7 32x47x8 32x52x8 35x50x8 35x52x7 35x52x8 35x55x8",
  "38x52x8 40x52x7 40x55x8 40x62x8 42x62x8 45x62x8 45x65x8 50x68x8 50x72x8 55x72x8 55x80x8 60x80x8",
  "60x85x8 65x85x10 70x90x10 75x95x10 80x100x10 100x120x12",
];

const fluidSeals = [
  "us-20x28x6-3 us-25x33x6-3 us-32x42x8 us-40x50x8 us-50x60x8 ks-40x30x8 ks-50x40x8 ks-63x53x8",
  "ks-80x65x12-5 ab-20x28x5 ab-25x33x5 ab-32x40x5 ab-40x48x5 ab-50x58x5 or-10x2 or-20x2-5 or-30x3",
  "or-40x3-5 or-50x4 bs-g1-4 bs-g3-8 bs-g1-2 va-25 va-30 va-40 pk-32x24 pk-40x32 pk-50x40 pk-63x53",
  "ps-12x19 ps-16x24 ps-20x28",
];

/** Every page of a listed part beyond the specified pages, with a pattern of its first heading. */
export const partRoutes: ReadonlyMap<string, RegExp> = new Map([
  ...[...bearings, ...units].map((code): Route => [
    `/products/nsk/bearing/${code.toLowerCase()}`,
    new RegExp(`^${code} `),
  ]),
  ...Object.entries(belts).flatMap(([section, numbers]) =>
    numbers
      .split(" ")
      .map((number): Route => [
        `/products/belts/mitsuboshi/classical-v-belts/${section.toLowerCase()}${number}`,
        new RegExp(`^${section}${number} Classical V-Belt$`),
      ]),
  ),
  ["/products/seals", /^Oil Seals$/],
  ...rotarySeals
    .flatMap((line) => line.split(" "))
    .map((code): Route => [`/products/seals/${code}`, new RegExp(`^${code} Rotary Shaft Seal$`)]),
  ...fluidSeals
    .flatMap((line) => line.split(" "))
    .map((slug): Route => [
      `/products/seals/${slug}`,
      new RegExp(`^${slug.slice(0, 2)}.${slug.slice(3).replaceAll("-", ".")} `, "i"),
    ]),
]);

/** One page of each layout, for tests in a browser. */
export const partSamples: readonly string[] = [
  "/products/nsk/bearing/22208",
  "/products/nsk/bearing/ucp205",
  "/products/nsk/bearing/uc205",
  "/products/belts/mitsuboshi/classical-v-belts/a42",
  "/products/seals",
  "/products/seals/25x47x7",
  "/products/seals/us-20x28x6-3",
];

function sizes(letters: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${letters}${first + index}`);
}
