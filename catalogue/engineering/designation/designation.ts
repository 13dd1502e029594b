import type { CodeToken, Statement } from "#catalogue/engineering/codes/code-token.ts";

/** Bearing types, in the words of the catalogue. */
export type BearingType =
  | "deep groove ball"
  | "deep groove ball, double row"
  | "angular contact ball"
  | "angular contact ball, double row"
  | "self-aligning ball"
  | "four-point contact ball"
  | "cylindrical roller"
  | "needle roller"
  | "needle roller without inner ring"
  | "tapered roller"
  | "spherical roller"
  | "thrust ball, single direction"
  | "thrust ball, double direction"
  | "spherical roller thrust"
  | "cylindrical roller thrust"
  | "housed unit or insert";

/** Closures of a bearing's sides. */
export type Sealing =
  | "open"
  | "one shield"
  | "two shields"
  | "one removable shield"
  | "two removable shields"
  | "one non-contact seal"
  | "two non-contact seals"
  | "one contact seal"
  | "two contact seals"
  | "one light-contact seal"
  | "two light-contact seals"
  | "one low-friction seal"
  | "two low-friction seals";

/** Cages, which keep the rolling elements apart. */
export type Cage =
  | "pressed steel"
  | "machined steel"
  | "pressed brass"
  | "machined brass"
  | "polyamide or resin"
  | "polyamide"
  | "phenolic resin"
  | "PEEK"
  | "full complement (no cage)";

/** Arrangements of paired bearings. */
export type Arrangement =
  | "back-to-back"
  | "face-to-face"
  | "tandem"
  | "universal single"
  | "universal pair";

/** Bore of the inner ring: cylindrical, or its taper. */
export type BoreForm = "cylindrical" | "1:12" | "1:30";

/** What the number of an inch bearing names: both rings of a tapered one, one of them, or a whole ball bearing. */
export type InchNumber = "cone and cup" | "cone or cup" | "ball bearing";

/** How an insert bearing is fastened to its shaft. */
export type Locking = "set screws" | "eccentric collar" | "adapter sleeve";

/** Housing of a bearing unit; `none` is an insert bearing alone. */
export type Housing =
  | "none"
  | "pillow block"
  | "flange, four bolts"
  | "flange, two bolts"
  | "round flange"
  | "take-up"
  | "other";

/** What the number of an insert bearing or a housed unit says of its design. */
export type UnitDesign = {
  readonly housing: Housing;
  /** Absent if the number leaves it open. */
  readonly locking?: Locking;
  /** Whether the inner ring projects on both sides or on one; absent if the number leaves it open. */
  readonly innerRing?: "wide" | "narrow";
  /** Present if the insert can be of two sizes, as with a shaft in inches. */
  readonly isSizeOpen?: true;
};

/** Properties that a suffix can state; a number states each of them once. */
export type Stated = {
  readonly seal?: Sealing;
  /** Clearance class as written: C3, CM, MC3. */
  readonly clearance?: string;
  /** Tolerance class as written: P5, P6X. */
  readonly toleranceClass?: string;
  readonly cage?: Cage;
  readonly arrangement?: Arrangement;
  readonly contactAngleDeg?: number;
  readonly boreForm?: Exclude<BoreForm, "cylindrical">;
  /** Letters of the internal design as written: E, EA, CC. */
  readonly design?: string;
  readonly snapRing?: "groove" | "groove with ring";
  /** Name of the grease as written: WT, NS7. */
  readonly grease?: string;
};

export type DesignationTokenKind =
  | "prefix"
  | "series"
  | "bore"
  | "contact angle"
  | "design"
  | "material"
  | "cage"
  | "seal"
  | "ring shape"
  | "bore form"
  | "arrangement"
  | "preload"
  | "clearance"
  | "tolerance class"
  | "heat treatment"
  | "grease"
  | "special"
  | "accessory";

export type DesignationToken = CodeToken<DesignationTokenKind>;

/**
 * A bearing number taken apart. Properties without a mark have the standard value only if every token
 * is read.
 */
export type BearingDesignation = Omit<
  Stated,
  "seal" | "clearance" | "toleranceClass" | "boreForm"
> & {
  readonly part: "bearing";
  /** Makers named in the text; the first one's meanings are used. */
  readonly makers: readonly string[];
  /** Letters before the number, such as NSK's HR for high capacity. */
  readonly prefix?: string;
  readonly type: BearingType;
  /** Series and bore code, as searched for: 6205, NU205, 60/22, UCP205-100. */
  readonly basicNumber: string;
  /** Letters and dimension series as in the number: 62, NU2, UCP2. */
  readonly series: string;
  /** Dimension series of ISO 15 or 104: 02, 10; absent if it isn't known. */
  readonly dimensionSeries?: string;
  /** Bore code, including its slash: 04, 8, /22. */
  readonly boreCode: string;
  /** Bore in mm, of the shaft washer if there are two; absent if the number doesn't contain it. */
  readonly boreMm?: number;
  /** Present if the bore is in inches: `1 1/4 in`. */
  readonly boreInches?: string;
  readonly seal: Statement<Sealing>;
  readonly clearance: Statement<string>;
  readonly toleranceClass: Statement<string>;
  readonly boreForm: Statement<BoreForm>;
  /** Every token in order; tokens that aren't read have the kind `unread`. */
  readonly tokens: readonly DesignationToken[];
  /** Present on an inch bearing whose number doesn't contain its dimensions. */
  readonly inch?: InchNumber;
  /** Present on insert bearings and housed units. */
  readonly unit?: UnitDesign;
  /**
   * Present if the number is one of GOST 3189: `basicNumber` is the one of ISO. It is assumed if nothing but its
   * figures says so.
   */
  readonly gost?: "named" | "assumed";
  /** Text after a plus sign, such as an adapter sleeve. */
  readonly accessory?: string;
  /** Texts of the unread tokens, joined by blanks; empty if there are none. */
  readonly unread: string;
};
