/** Position or direction in millimetres: x to the right, y away from the viewer, z up. */
export type Vector = readonly [x: number, y: number, z: number];

/** Points of a closed line, in order; the last one connects to the first. */
export type Outline = readonly (readonly [number, number])[];

/** Material of a part; each is defined once, beside the renderer. */
export type Material =
  /** Hardened and polished: balls, raceways. */
  | "polished-steel"
  /** Ground ring faces and shafts. */
  | "ground-steel"
  /** Pressed cages, shields. */
  | "sheet-steel"
  /** Blackened and oiled: retaining rings, lock nuts. */
  | "black-steel"
  | "machined-brass"
  /** Grey-brown cast housings and pulleys, painted or machined. */
  | "cast-iron"
  | "painted-iron"
  | "nitrile-rubber"
  /** The dark, slightly rough rubber of belts. */
  | "belt-rubber"
  | "belt-fabric"
  | "polyamide"
  /** The yellow of spiders that are soft enough to damp. */
  | "polyurethane"
  /** The single orange object in an image. */
  | "signal-orange";

/** A body in local coordinates. Lengths in mm, angles in degrees. */
export type Shape =
  /** A profile of radius and height, turned around z; a full turn by default. */
  | {
      readonly kind: "turned";
      readonly profile: Outline;
      readonly fromDeg?: number;
      readonly toDeg?: number;
    }
  | { readonly kind: "ball"; readonly diameterMm: number }
  /** An outline in x and y with holes, extruded from z = 0 up; edges are rounded within its size. */
  | {
      readonly kind: "extruded";
      readonly outline: Outline;
      readonly holes?: readonly Outline[];
      readonly heightMm: number;
      readonly bevelMm?: number;
    }
  /**
   * Rings with equal numbers of points, each connected to the next: cogged belts, the coils of a
   * spring. The last ring connects to the first, or both ends are closed with a face.
   */
  | {
      readonly kind: "lofted";
      readonly rings: readonly (readonly Vector[])[];
      readonly endless: boolean;
    }
  /** A grid of points as a sheet, half its thickness to each side; `closed` connects the last row. */
  | {
      readonly kind: "sheet";
      readonly rows: readonly (readonly Vector[])[];
      readonly thicknessMm: number;
      readonly closed?: boolean;
    }
  /** Bodies merged into one, with edges and fillets of about this radius, like castings. */
  | { readonly kind: "cast"; readonly radiusMm: number; readonly bodies: readonly Body[] }
  /** A body minus others: bores, slots, keyways. */
  | { readonly kind: "cut"; readonly body: Shape; readonly away: readonly Body[] };

/** A body at its placements; by default one at the origin. */
export type Body = { readonly shape: Shape; readonly places?: readonly Place[] };

/** A body with a material. */
export type Part = Body & { readonly material: Material };

/** Turned around x, then y, then z, then moved. */
export type Place = { readonly at?: Vector; readonly turnDeg?: Vector };

/** Parts that move together. */
export type Group = { readonly parts: readonly (Part | Group)[]; readonly place?: Place };

/**
 * Input of the renderer besides its studio of soft light. The ground is z = 0: parts rest on it, and
 * only their shadows on it are visible.
 */
export type Scene = {
  readonly camera: {
    readonly from: Vector;
    readonly to: Vector;
    /** For a 36 mm wide image. */
    readonly focalLengthMm: number;
    /** Blurs objects nearer or farther than `to`; by default everything is sharp. */
    readonly fStop?: number;
  };
  readonly parts: readonly (Part | Group)[];
};
