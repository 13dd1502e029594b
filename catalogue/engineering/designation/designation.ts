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
  | "two light-contact seals"
  | "two low-friction seals";

/** Cages, which keep the rolling elements apart. */
export type Cage =
  | "pressed steel"
  | "machined brass"
  | "polyamide or resin"
  | "polyamide"
  | "phenolic resin"
  | "full complement (no cage)";

/** Arrangements of paired bearings. */
export type Arrangement =
  | "back-to-back"
  | "face-to-face"
  | "tandem"
  | "universal single"
  | "universal pair";

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
  /** Taper of the bore. */
  readonly taperedBore?: "1:12" | "1:30";
  /** Letters of the internal design as written: E, EA, CC. */
  readonly design?: string;
};

/** A suffix of a number with its meaning there. */
export type ReadSuffix = { readonly code: string; readonly meaning: string };

/** A bearing number split into its parts. Properties without a mark have the default value. */
export type BearingDesignation = Stated & {
  /** NSK's mark of high capacity. */
  readonly prefix?: "HR";
  readonly type: BearingType;
  /** Letters and dimension series as in the number: 62, NU2, UCP2. */
  readonly series: string;
  /** Bore code, including its slash: 04, 8, /22. */
  readonly boreCode: string;
  /** Bore in mm, of the shaft washer if there are two; absent if the number doesn't contain it. */
  readonly boreMm?: number;
  /** Absent if an unknown part of the number could be a seal. */
  readonly seal?: Sealing;
  readonly clearance: string;
  readonly toleranceClass: string;
  /** Every known suffix, in order. */
  readonly suffixes: readonly ReadSuffix[];
  /** Text after a plus sign, such as an adapter sleeve. */
  readonly accessory?: string;
  /** Unknown parts, as written, in capitals; empty if there are none. */
  readonly unknown: string;
};
