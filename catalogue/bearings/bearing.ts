/** How a bearing is built, which decides its drawing, its formulas and its name. */
export type BearingKind =
  | "deep-groove"
  | "angular-contact"
  | "self-aligning"
  | "cylindrical"
  | "tapered"
  | "spherical"
  | "thrust"
  | "double-thrust";

/**
 * How a figure is sourced: read in two makers' catalogues, read in one, set by a rule of docs/product,
 * or computed from a verified row.
 */
export type FigureStatus = "verified" | "catalogue" | "rule" | "derived";

/** One bearing with its boundary dimensions and ratings. Lengths in mm, masses in kg. */
export type Bearing = {
  readonly code: string;
  /** The maker's full designation of the row with these figures. */
  readonly makerDesignation: string;
  readonly kind: BearingKind;
  /** Dimension series as the number carries it: 62, NU2, 302. */
  readonly series: string;
  readonly boreMm: number;
  readonly outsideDiameterMm: number;
  /** B of radial bearings, T (overall) of tapered ones, H of thrust bearings. */
  readonly widthMm: number;
  /** Tapered only: width of the cone (B) and of the cup (C). */
  readonly coneWidthMm?: number;
  readonly cupWidthMm?: number;
  /**
   * Double-direction thrust only: bore of the housing washers, D1 of ISO 104; `boreMm` is that of the
   * shaft washer. Source: NSK E1102e p.B215; KOYO, NKE, ZVL and IBB agree.
   */
  readonly housingWasherBoreMm?: number;
  /** Smallest chamfer; `chamfer1Mm` where the other side has its own. */
  readonly chamferMm: number;
  readonly chamfer1Mm?: number;
  /** Cylindrical only: raceway on the inner ring (NU, NJ) or on the outer ring (N, NF). */
  readonly innerRacewayMm?: number;
  readonly outerRacewayMm?: number;
  /** Basic dynamic and static load ratings, C and C0, in kN. */
  readonly dynamicLoadKn: number;
  readonly staticLoadKn: number;
  /** Limiting speeds of the maker's row, in rpm. Use `limitingSpeeds` for the speeds to show. */
  readonly greaseSpeedRpm: number;
  readonly oilSpeedRpm: number;
  /** Limiting speed with contact seals (DDU) and grease, in rpm. */
  readonly sealedSpeedRpm?: number;
  /**
   * Speed with grease and the listed cage, in rpm. Lower than the row's if the row is for a machined
   * cage.
   */
  readonly speedRpm: number;
  readonly massKg: number;
  readonly cage: string;
  /** Factors for equivalent loads (ISO 281). */
  readonly f0?: number;
  readonly e?: number;
  readonly y0?: number;
  readonly y1?: number;
  readonly y2?: number;
  readonly y3?: number;
  readonly contactAngleDeg?: number;
  readonly misalignmentDeg?: number;
  /** Effective load centre, from the wide face, in mm. */
  readonly loadCentreMm?: number;
  /** Dimension series of ISO 355, tapered only. */
  readonly iso355?: string;
  /** Cylindrical only: the axial load that the ribs allow. */
  readonly axialLoad?: string;
  readonly ratings: { readonly status: FigureStatus; readonly sources: readonly string[] };
  readonly notes?: readonly string[];
};
