import type { LengthLine } from "#catalogue/engineering/codes/belt-code.ts";
import type { Comparison, InterchangeReason } from "#catalogue/engineering/codes/interchange.ts";
import type { PartCode } from "#catalogue/engineering/codes/part-code.ts";
import type { BearingDesignation } from "#catalogue/engineering/designation/designation.ts";
import type { DimensionReading } from "#catalogue/search/read-dimensions.ts";
import type {
  HitMatch,
  HitReason,
  SearchHit,
  Understood,
} from "#catalogue/search/search-answer.ts";
import type { EntryBelt, EntryKind } from "#catalogue/search/search-entry.ts";
import { toleranceMm } from "#domain/dimension.ts";
import { describeBearing, noBearing, type BearingView } from "./describe-code.ts";

/** What the code of a text states; null is what it doesn't state. */
type UnderstoodCode = BearingView & {
  readonly code: string | null;
  readonly contact_angle_deg: number | null;
  readonly section: string | null;
  readonly length_mm: number | null;
  readonly length_line: LengthLine | null;
};

type UnderstoodDimensions = {
  readonly bore_mm: number | null;
  readonly outside_diameter_mm: number | null;
  readonly width_mm: number | null;
  readonly tolerance_mm: number;
  readonly inch_bore: string | null;
};

/** What a text was understood as, in the API's format. */
export type UnderstoodView = UnderstoodCode & {
  readonly kind: Understood["kind"];
  readonly dimensions: UnderstoodDimensions | null;
  readonly is_listed: boolean | null;
  readonly makers: string[];
  readonly words: string[];
  readonly unread: string[];
};

type ComparisonReason = Extract<HitReason, { readonly kind: "comparison" }>;
type WordsReason = Extract<HitReason, { readonly kind: "words" }>;

/** The engine's reason with arrays as the contract types them. */
type ReasonView =
  | Exclude<HitReason, ComparisonReason | WordsReason>
  | {
      readonly kind: "comparison";
      readonly comparison: Omit<Comparison, "reasons"> & { readonly reasons: InterchangeReason[] };
    }
  | { readonly kind: "words"; readonly words: string[] };

/** How well a hit fits, in the API's format; a near one whose code rules it out is named. */
export type HitView = {
  readonly match: HitMatch | "not_interchangeable";
  readonly is_other_maker: boolean;
  readonly reason: ReasonView;
};

/** A part, family or brand in the API's format. */
export type PartView = HitView & {
  readonly id: string;
  readonly code: string | null;
  readonly name: string;
  readonly maker: string | null;
  readonly kind: EntryKind;
  readonly dimensions: {
    readonly bore_mm: number | null;
    readonly outside_diameter_mm: number | null;
    readonly width_mm: number | null;
  };
  readonly belt: {
    readonly section: string;
    readonly length_mm: number | null;
    readonly length_line: LengthLine | null;
  } | null;
  readonly href: string;
  /** The same as `href`. */
  readonly address: string;
};

/** @param unread What no entry and no product was found by. */
export function toUnderstoodView(
  { kind, makers, code, isListed, dimensions, lengthMm, words }: Understood,
  unread: readonly string[],
): UnderstoodView {
  return {
    kind,
    ...noCode,
    ...(lengthMm !== undefined && { length_mm: lengthMm }),
    ...(code && describeCode(code)),
    dimensions: dimensions ? describeDimensions(dimensions) : null,
    is_listed: isListed ?? null,
    makers: [...makers],
    words: [...words],
    unread: [...unread],
  };
}

export function toHitView({ match, reason, isOtherMaker = false }: SearchHit): HitView {
  const isRuledOut =
    reason.kind === "comparison" && reason.comparison.interchange === "not interchangeable";
  return {
    match: isRuledOut ? "not_interchangeable" : match,
    is_other_maker: isOtherMaker,
    reason: toReasonView(reason),
  };
}

function toReasonView(reason: HitReason): ReasonView {
  if (reason.kind === "words") return { ...reason, words: [...reason.words] };
  if (reason.kind !== "comparison") return reason;
  const { interchange, reasons } = reason.comparison;
  return { kind: "comparison", comparison: { interchange, reasons: [...reasons] } };
}

export function toPartView(hit: SearchHit): PartView {
  const { id, codes, name, maker = null, kind, dimensionsMm = {}, belt, href } = hit.entry;
  const { bore = null, outside = null, width = null } = dimensionsMm;
  return {
    id,
    code: codes[0] ?? null,
    name,
    maker,
    kind,
    dimensions: { bore_mm: bore, outside_diameter_mm: outside, width_mm: width },
    belt: belt ? toBeltView(belt) : null,
    href,
    address: href,
    ...toHitView(hit),
  };
}

function toBeltView({ section, lengthMm, lengthLine }: EntryBelt): PartView["belt"] {
  return { section, length_mm: lengthMm ?? null, length_line: lengthLine ?? null };
}

const noCode: UnderstoodCode = {
  ...noBearing,
  code: null,
  contact_angle_deg: null,
  section: null,
  length_mm: null,
  length_line: null,
};

function describeCode(code: PartCode): Partial<UnderstoodCode> {
  switch (code.part) {
    case "bearing":
      return {
        code: getFullNumber(code),
        ...describeBearing(code),
        contact_angle_deg: code.contactAngleDeg ?? null,
      };
    case "belt": {
      const [length] = code.lengths;
      return {
        code: code.code,
        section: code.section,
        length_mm: length?.mm ?? null,
        length_line: length && length.from !== "assumed" ? length.line : null,
      };
    }
    case "seal":
      return { code: code.code };
  }
}

/** The number and its suffixes, separated by blanks: `6205 2RS1 C3`. */
function getFullNumber({ prefix = "", basicNumber, tokens }: BearingDesignation): string {
  const suffixes = tokens.filter(({ kind }) => !["prefix", "series", "bore"].includes(kind));
  return [prefix + basicNumber, ...suffixes.map(({ text }) => text)].join(" ");
}

function describeDimensions({
  figures,
  readings: [first = {}],
  inchBore,
}: DimensionReading): UnderstoodDimensions {
  const { bore = null, outside = null, width = null } = first;
  return {
    bore_mm: bore,
    outside_diameter_mm: outside,
    width_mm: width,
    tolerance_mm: toleranceMm(Math.max(...figures)),
    inch_bore: inchBore ?? null,
  };
}
