import type { Material, Point } from "./drawing.ts";

/** A text on the layout, centred on `at` in both directions. */
export type Label = {
  readonly text: string;
  readonly at: Point;
  /** In degrees; -90 is read from the right. */
  readonly rotation: 0 | -90;
};

/** Lines, arrow heads and texts of the dimensions. */
export type Marks = {
  /** SVG path data of thin lines. */
  readonly lines: string;
  /** SVG path data of filled triangles. */
  readonly arrows: string;
  readonly labels: readonly Label[];
};

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** All marks of a drawing with positions and sizes, shared by SVG, page and PDF. In mm. */
export type Layout = Marks & {
  readonly viewBox: Box;
  readonly textSize: number;
  /** Width of outlines; `thinLineWidth` is for all other lines. */
  readonly lineWidth: number;
  readonly thinLineWidth: number;
  /** Distance between hatching lines, which lean by 45° to their side. */
  readonly hatchSpacing: number;
  readonly centreLineDashes: readonly number[];
  /** Neighbours of the same material share one path. */
  readonly parts: readonly { readonly material: Material; readonly path: string }[];
  readonly centreLines: string;
};

export type LayoutOptions = {
  readonly dimensions: boolean;
  /** Width of the canvas divided by its height; by default the canvas fits the drawing. */
  readonly aspect?: number | undefined;
  /** Length that the marks scale with, in mm of the part; defaults to the canvas's longer side. */
  readonly size?: number | undefined;
};

/** Measures of a drawing that the layout of its marks depends on. */
export type Measures = {
  readonly bounds: Box;
  /** Longer side of the canvas. */
  readonly size: number;
  readonly textSize: number;
};
