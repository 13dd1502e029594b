/** Boundary dimensions of bearings with one dimension series, in mm. */
export type BoundarySeries = {
  /** Width and diameter series of ISO 15. */
  readonly dimensionSeries: string;
  readonly sizes: readonly (readonly [bore: number, outside: number, width: number])[];
};

/**
 * Sizes of ISO 15 above those that are listed. The outside diameters agree with listed bearings of the
 * same diameter series; the widths are recalled from the standard.
 */
export const boundarySeries: readonly BoundarySeries[] = [
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
];
