/** How the bearing of a number is built, in the words of the catalogue. */
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

/** What closes the sides of a bearing. */
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

/** What keeps the rolling elements apart. */
export type Cage =
  | "pressed steel"
  | "machined brass"
  | "polyamide or resin"
  | "polyamide"
  | "phenolic resin"
  | "full complement (no cage)";

/** How bearings stand beside each other. */
export type Arrangement =
  | "back-to-back"
  | "face-to-face"
  | "tandem"
  | "universal single"
  | "universal pair";

/** What a suffix can state; each of these is stated once in a number. */
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

/** One suffix of a number with what it means there. */
export type ReadSuffix = { readonly code: string; readonly meaning: string };

/** A bearing number, taken apart. What isn't marked has the value that no mark stands for. */
export type BearingDesignation = Stated & {
  /** NSK's mark of high capacity. */
  readonly prefix?: "HR";
  readonly type: BearingType;
  /** Letters and dimension series as the number carries them: 62, NU2, UCP2. */
  readonly series: string;
  /** Bore code with its slash where it has one: 04, 8, /22. */
  readonly boreCode: string;
  /** Bore in mm, of the shaft washer where there are two; absent where the number doesn't tell it. */
  readonly boreMm?: number;
  /** Absent where what wasn't understood may be a seal. */
  readonly seal?: Sealing;
  readonly clearance: string;
  readonly toleranceClass: string;
  /** Every suffix that was understood, in order. */
  readonly suffixes: readonly ReadSuffix[];
  /** What follows a plus sign, such as an adapter sleeve. */
  readonly accessory?: string;
  /** What wasn't understood, as written in capitals; empty when all was. */
  readonly unknown: string;
};
