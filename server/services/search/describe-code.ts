import { vSections } from "#catalogue/belts/v-sections.data.ts";
import type { BeltCode, LengthLine } from "#catalogue/engineering/codes/belt-code.ts";
import type { Statement } from "#catalogue/engineering/codes/code-token.ts";
import type { PartCode } from "#catalogue/engineering/codes/part-code.ts";
import type {
  BearingDesignation,
  Sealing,
} from "#catalogue/engineering/designation/designation.ts";

/** What a bearing's number states, in the API's format; null is what it doesn't state. */
export type BearingView = {
  readonly basic: string | null;
  readonly bore_mm: number | null;
  readonly seal: SealView | null;
  readonly clearance: ClearanceView | null;
  readonly cage: string | null;
  readonly bore_form: "cylindrical" | "tapered" | null;
};

/** What a code states, in the API's format; null is what it doesn't state. */
export type CodeView = BearingView & {
  readonly section: string | null;
  readonly inside_length_mm: number | null;
  readonly datum_length_mm: number | null;
  readonly pitch_mm: number | null;
  readonly teeth: number | null;
  readonly width_mm: number | null;
  readonly ribs: number | null;
  readonly equals: string[];
  readonly d: number | null;
  readonly D: number | null;
  readonly B: number | null;
  readonly type: string | null;
};

/** Closures of a bearing, each of one side or both. */
type SealView =
  | "open"
  | "shield"
  | "shields"
  | "contact"
  | "contact_both"
  | "non_contact"
  | "non_contact_both";

/** Whether a low-friction seal touches depends on its maker and size. */
const sealsInView: Readonly<Record<Sealing, SealView | null>> = {
  open: "open",
  "one shield": "shield",
  "two shields": "shields",
  "one removable shield": "shield",
  "two removable shields": "shields",
  "one contact seal": "contact",
  "two contact seals": "contact_both",
  "one light-contact seal": "contact",
  "two light-contact seals": "contact_both",
  "one non-contact seal": "non_contact",
  "two non-contact seals": "non_contact_both",
  "one low-friction seal": null,
  "two low-friction seals": null,
};

/** Clearances of ISO 5753-1; those of motors and miniature bearings are others. */
const clearanceViews = ["C1", "C2", "CN", "C3", "C4", "C5"] as const;

type ClearanceView = (typeof clearanceViews)[number];

/** The view of a code that isn't a bearing's. */
export const noBearing: BearingView = {
  basic: null,
  bore_mm: null,
  seal: null,
  clearance: null,
  cage: null,
  bore_form: null,
};

const nothing: CodeView = {
  ...noBearing,
  section: null,
  inside_length_mm: null,
  datum_length_mm: null,
  pitch_mm: null,
  teeth: null,
  width_mm: null,
  ribs: null,
  equals: [],
  d: null,
  D: null,
  B: null,
  type: null,
};

/** Describes what a code states; undefined is a code that can't be read. */
export function describeCode(code: PartCode | undefined): CodeView {
  switch (code?.part) {
    case "bearing":
      return { ...nothing, ...describeBearing(code) };
    case "belt":
      return { ...nothing, ...describeBelt(code) };
    case "seal":
      return {
        ...nothing,
        d: code.shaftMm,
        D: code.housingMm,
        B: code.widthMm ?? null,
        type: code.type ?? null,
      };
    case undefined:
      return nothing;
  }
}

/** A bearing's number in the API's format; what an unread token could state is null. */
export function describeBearing(code: BearingDesignation): BearingView {
  const seal = getValue(code.seal);
  const clearance = getValue(code.clearance);
  const boreForm = getValue(code.boreForm);
  return {
    basic: code.basicNumber,
    bore_mm: code.boreMm ?? null,
    seal: seal === undefined ? null : sealsInView[seal],
    clearance: clearanceViews.find((one) => one === clearance) ?? null,
    cage: code.cage ?? null,
    bore_form:
      boreForm === undefined || boreForm === "cylindrical" ? (boreForm ?? null) : "tapered",
  };
}

function getValue<Value>(statement: Statement<Value>): Value | undefined {
  return statement.status === "unknown" ? undefined : statement.value;
}

function describeBelt(code: BeltCode): Partial<CodeView> {
  const getMm = (line: LengthLine): number | null =>
    code.lengths.find((length) => length.line === line && length.from !== "assumed")?.mm ?? null;
  return {
    section: code.section,
    inside_length_mm: getMm("Li"),
    datum_length_mm: getMm("Ld"),
    pitch_mm: code.pitchMm ?? null,
    teeth: code.teeth ?? null,
    width_mm: code.widthMm ?? null,
    ribs: code.ribs ?? null,
    equals: listEqualCodes(code),
  };
}

/** Other spellings of the same classical belt: A42 is 13x1067 Li, A 1067 Li and A 1097 Ld. */
function listEqualCodes({
  kind,
  section,
  isRawEdge,
  joinedBelts,
  lengths,
  code,
}: BeltCode): string[] {
  const isPlain = kind === "classical" && !isRawEdge && joinedBelts === undefined;
  if (!isPlain || lengths.some(({ from }) => from === "assumed")) return [];
  const inside = lengths.find(({ line }) => line === "Li")?.mm;
  const widthMm = vSections.find((row) => row.section === section)?.topWidthMm;
  const inches = Math.round((inside ?? 0) / 25.4);
  const names = [
    ...(Math.round(inches * 25.4) === inside ? [`${section}${inches}`] : []),
    ...(inside !== undefined && widthMm !== undefined ? [`${widthMm}x${inside} Li`] : []),
    ...lengths.map(({ line, mm }) => `${section}${mm} ${line}`),
  ];
  return names.filter((name) => name !== code);
}
