import type { CodeToken } from "./code-token.ts";

/** Lip materials of shaft seals. */
export type SealMaterial = "NBR" | "FKM" | "ACM" | "HNBR" | "VMQ" | "PTFE" | "EPDM";

/** Construction of a rotary shaft seal. */
export type SealDesign = {
  readonly outside: "rubber" | "ribbed rubber" | "metal" | "metal, reinforced";
  /** Sealing lips, besides the dust lip. */
  readonly lips: 1 | 2;
  readonly hasDustLip: boolean;
  readonly hasSpring: boolean;
};

export type SealTokenKind = "type" | "size" | "material" | "name";

/** The code of a rotary shaft seal taken apart. Lengths in mm. */
export type SealCode = {
  readonly part: "seal";
  /** Letters of the type as written: `TC`, `AS`, `BAUMSL`; absent if the code has none. */
  readonly type?: string;
  /** Absent if the letters mean different things at different makers, or nothing that we know. */
  readonly design?: SealDesign;
  readonly shaftMm: number;
  readonly housingMm: number;
  readonly widthMm?: number;
  readonly material?: SealMaterial;
  /** Code in one spelling: `AS 25x47x7 NBR`. */
  readonly code: string;
  readonly makers: readonly string[];
  readonly tokens: readonly CodeToken<SealTokenKind>[];
  /** Texts of the unread tokens, joined by blanks; empty if there are none. */
  readonly unread: string;
};
