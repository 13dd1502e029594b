/** Boundary dimensions of bearings with one dimension series, in mm. */
export type BoundarySeries = {
  /** Width and diameter series of ISO 15. */
  readonly dimensionSeries: string;
  readonly sizes: readonly (readonly [bore: number, outside: number, width: number])[];
};

/**
 * Sizes of ISO 15 that aren't listed. Each row was found with the number of its deep groove bearing in at least
 * four of these catalogues: NSK CAT. E1102e, SKF general catalogue, NKE, FBJ, ZVL, KINEX. They agree, but for
 * KINEX, which prints a width of 28 instead of 26 mm for 6216.
 */
export const boundarySeries: readonly BoundarySeries[] = [
  {
    dimensionSeries: "18",
    sizes: [
      [10, 19, 5],
      [12, 21, 5],
      [15, 24, 5],
      [17, 26, 5],
      [20, 32, 7],
      [25, 37, 7],
      [30, 42, 7],
      [35, 47, 7],
      [40, 52, 7],
      [45, 58, 7],
      [50, 65, 7],
    ],
  },
  {
    dimensionSeries: "19",
    sizes: [
      [10, 22, 6],
      [12, 24, 6],
      [15, 28, 7],
      [17, 30, 7],
      [20, 37, 9],
      [25, 42, 9],
      [30, 47, 9],
      [35, 55, 10],
      [40, 62, 12],
      [45, 68, 12],
      [50, 72, 12],
    ],
  },
  {
    dimensionSeries: "10",
    sizes: [
      [55, 90, 18],
      [60, 95, 18],
      [65, 100, 18],
      [70, 110, 20],
      [75, 115, 20],
      [80, 125, 22],
      [85, 130, 22],
      [90, 140, 24],
      [95, 145, 24],
      [100, 150, 24],
    ],
  },
  {
    dimensionSeries: "02",
    sizes: [
      [55, 100, 21],
      [60, 110, 22],
      [65, 120, 23],
      [70, 125, 24],
      [75, 130, 25],
      [80, 140, 26],
      [85, 150, 28],
      [90, 160, 30],
      [95, 170, 32],
      [100, 180, 34],
    ],
  },
  {
    dimensionSeries: "03",
    sizes: [
      [55, 120, 29],
      [60, 130, 31],
      [65, 140, 33],
      [70, 150, 35],
      [75, 160, 37],
      [80, 170, 39],
      [85, 180, 41],
      [90, 190, 43],
      [95, 200, 45],
      [100, 215, 47],
    ],
  },
  {
    dimensionSeries: "04",
    sizes: [
      [17, 62, 17],
      [20, 72, 19],
      [25, 80, 21],
      [30, 90, 23],
      [35, 100, 25],
      [40, 110, 27],
      [45, 120, 29],
      [50, 130, 31],
    ],
  },
];
