/** Place or direction in millimetres: x to the right, y away from the viewer, z up. */
export type Vector = readonly [x: number, y: number, z: number];

/** Corners of a closed line, in order, the last one joined with the first. */
export type Outline = readonly (readonly [number, number])[];

/** What a part is made of; each is described once, beside the renderer. */
export type Material =
  /** Hardened and polished: balls, raceways. */
  | "polished-steel"
  /** Ground ring faces and shafts. */
  | "ground-steel"
  /** Pressed cages, shields. */
  | "sheet-steel"
  | "machined-brass"
  /** Grey-brown cast housings and pulleys, painted or machined. */
  | "cast-iron"
  | "painted-iron"
  | "nitrile-rubber"
  /** The dark, slightly rough rubber of belts. */
  | "belt-rubber"
  | "belt-fabric"
  | "polyamide"
  /** The one orange thing of a picture. */
  | "signal-orange";

/** A body, around its own origin. Lengths in mm, angles in degrees. */
export type Shape =
  /** A profile of radius and height, turned around z; a whole turn unless told. */
  | {
      readonly kind: "turned";
      readonly profile: Outline;
      readonly fromDeg?: number;
      readonly toDeg?: number;
    }
  | { readonly kind: "ball"; readonly diameterMm: number }
  /** An outline in x and y with holes, made thick from z = 0 up; edges rounded inside its size. */
  | {
      readonly kind: "extruded";
      readonly outline: Outline;
      readonly holes?: readonly Outline[];
      readonly heightMm: number;
      readonly bevelMm?: number;
    }
  /**
   * Rings of equally many points, each joined with the next: cogged belts, the coils of a spring.
   * The last ring is joined with the first, or both ends are closed with a face.
   */
  | {
      readonly kind: "lofted";
      readonly rings: readonly (readonly Vector[])[];
      readonly endless: boolean;
    }
  /** A grid of points as a sheet, half its thickness to each side; closed joins the last row. */
  | {
      readonly kind: "sheet";
      readonly rows: readonly (readonly Vector[])[];
      readonly thicknessMm: number;
      readonly closed?: boolean;
    }
  /** Bodies melted into one, with edges and fillets of about this radius, as castings have. */
  | { readonly kind: "cast"; readonly radiusMm: number; readonly bodies: readonly Body[] }
  /** A body without what others take away of it: bores, slots, keyways. */
  | { readonly kind: "cut"; readonly body: Shape; readonly away: readonly Body[] };

/** A body in its places: one at the origin unless told. */
export type Body = { readonly shape: Shape; readonly places?: readonly Place[] };

/** A body of a material. */
export type Part = Body & { readonly material: Material };

/** Turned around x, then y, then z, then moved. */
export type Place = { readonly at?: Vector; readonly turnDeg?: Vector };

/** Parts that move together. */
export type Group = { readonly parts: readonly (Part | Group)[]; readonly place?: Place };

/**
 * What the renderer needs besides its studio of soft light. The ground is z = 0: parts stand on it,
 * and only their shadows are seen of it.
 */
export type Scene = {
  readonly camera: {
    readonly from: Vector;
    readonly to: Vector;
    /** Of a 36 mm wide picture. */
    readonly focalLengthMm: number;
    /** Blurs what is nearer or farther than `to`; sharp throughout unless told. */
    readonly fStop?: number;
  };
  readonly parts: readonly (Part | Group)[];
};
