import type { Drawing } from "#catalogue/drawing/drawing.ts";

/** One row of figures: `d`, 25, mm. Numbers align at their decimal point, words are left of it. */
export type FigureRow = {
  readonly label: string;
  readonly symbol?: string;
  readonly value: number | string;
  readonly unit?: string;
  /** Whether the known digits are all that its source gives. */
  readonly isPlain?: boolean;
};

export type FigureTable = { readonly title: string; readonly rows: readonly FigureRow[] };

export type WordList = { readonly title: string; readonly items: readonly string[] };

/** Content of a data sheet. */
export type Datasheet = {
  readonly code: string;
  /** Name in singular: `Deep Groove Ball Bearing`. */
  readonly name: string;
  readonly series: string;
  readonly makerDesignation: string;
  readonly description: string;
  /** The main figures, in large type. */
  readonly key: readonly Required<Omit<FigureRow, "isPlain">>[];
  readonly drawing: Drawing;
  readonly tables: readonly FigureTable[];
  readonly lists: readonly WordList[];
  /** The catalogue of its ratings. */
  readonly source: string;
  readonly notes: readonly string[];
  /** Address on the site, without host. */
  readonly path: string;
};
