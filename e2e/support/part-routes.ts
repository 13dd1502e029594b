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

/** Every page of a listed part beyond the specified pages, with a pattern of its first heading. */
export const partRoutes: ReadonlyMap<string, RegExp> = new Map([
  ...[...bearings, ...units].map((code): Route => [
    `/products/nsk/bearing/${code.toLowerCase()}`,
    new RegExp(`^${code} `),
  ]),
]);

/** One page of each layout, for tests in a browser. */
export const partSamples: readonly string[] = [
  "/products/nsk/bearing/22208",
  "/products/nsk/bearing/ucp205",
  "/products/nsk/bearing/uc205",
];

function sizes(letters: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${letters}${first + index}`);
}
