import type { Material, Point } from "./drawing.ts";

/** A text on the layout, centred on `at` both ways. */
export type Label = {
  readonly text: string;
  readonly at: Point;
  /** Degrees; -90 is read from the right. */
  readonly rotation: 0 | -90;
};

/** Lines, arrow heads and texts that measure a drawing. */
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

/** All marks of a drawing, placed and sized: what SVG, the page and the PDF have in common. In mm. */
export type Layout = Marks & {
  readonly viewBox: Box;
  readonly textSize: number;
  /** Width of outlines, and of every other line. */
  readonly lineWidth: number;
  readonly thinLineWidth: number;
  /** Distance between the lines of a hatching, which leans by 45° to its side. */
  readonly hatchSpacing: number;
  readonly centreLineDashes: readonly number[];
  /** Neighbours of the same material in one path. */
  readonly parts: readonly { readonly material: Material; readonly path: string }[];
  readonly centreLines: string;
};

export type LayoutOptions = {
  readonly dimensions: boolean;
  /** Width of the canvas divided by its height; without it the canvas fits the drawing. */
  readonly aspect?: number | undefined;
  /** What the marks are sized by, in mm of the part; without it the canvas's longer side. */
  readonly size?: number | undefined;
};

/** What the marks of a drawing have to know of it. */
export type Measures = {
  readonly bounds: Box;
  /** Longer side of the canvas. */
  readonly size: number;
  readonly textSize: number;
};
