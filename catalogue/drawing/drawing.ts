/** A point on a drawing in mm; x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** Material of a shape, which sets its fill and hatching. */
export type Material =
  /** Cut steel or cast iron; the hatchings of neighbours lean in opposite directions. */
  | "steel-right"
  | "steel-left"
  /** Uncut and therefore never hatched: balls, rollers, a housing or pulley from outside. */
  | "rolling"
  | "cage"
  | "rubber"
  | "cord"
  /** Edges behind the cut: a thin line without a fill. */
  | "edge";

/** A closed or open outline in SVG path data with absolute coordinates in mm; M, L, A, C, Z only. */
export type Shape = { readonly material: Material; readonly path: string };

/** Position of a dimension line: beside, above or below everything in the drawing. */
export type Side = "left" | "right" | "above" | "below";

/**
 * A measured distance. Left and right measure heights, above and below widths. The dimension line is
 * outside the part; `lay-out-drawing.ts` sets distance, text size and arrows for all drawings.
 */
export type Dimension = {
  /** Ends of the measured distance, where the extension lines start. */
  readonly from: Point;
  readonly to: Point;
  readonly side: Side;
  /** 1 is nearest to the part; dimensions of one side and row must not overlap. */
  readonly row: number;
  /** Draws the line in an opening of the part, beside `from`, instead of outside the part. */
  readonly isInside?: boolean;
  /** As on a drawing: `Ø52`, `15`, `B 16`. */
  readonly label: string;
};

/** A measured angle: an arc about `apex` between two points at the same distance from it. */
export type Angle = {
  readonly apex: Point;
  readonly from: Point;
  readonly to: Point;
  /** Thin lines that extend the measured edges to the arc, if nothing else does. */
  readonly legs?: readonly (readonly [Point, Point])[];
  /** As on a drawing: `40°`. */
  readonly label: string;
};

/** A part, true to scale and independent of page, screen and colour. */
export type Drawing = {
  readonly title: string;
  /** The same facts in a sentence, as a text alternative. */
  readonly description: string;
  /** Box around all shapes, without dimension lines. */
  readonly bounds: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** Later shapes are drawn over earlier ones. */
  readonly shapes: readonly Shape[];
  /** From edge to edge of the shape; the layout extends them a little. */
  readonly centreLines: readonly (readonly [Point, Point])[];
  readonly dimensions: readonly Dimension[];
  readonly angles?: readonly Angle[];
};
