import type { Statement } from "#catalogue/engineering/codes/code-token.ts";
import type {
  BearingDesignation,
  BoreForm,
  DesignationToken,
} from "#catalogue/engineering/designation/designation.ts";
import { readDesignation } from "#catalogue/engineering/designation/read-designation.ts";

/** A reading with the bare values of its statements; unknown ones are absent. */
export type PlainReading = Omit<
  BearingDesignation,
  "seal" | "clearance" | "toleranceClass" | "boreForm"
> & {
  readonly seal?: string;
  readonly clearance?: string;
  readonly toleranceClass?: string;
  readonly boreForm?: BoreForm;
  /** Read tokens after the basic number. */
  readonly suffixes: readonly DesignationToken[];
};

/** Reads a number with the bare values of its statements. */
export function readPlainly(text: string): PlainReading | undefined {
  const read = readDesignation(text);
  if (!read) return undefined;
  const { seal, clearance, toleranceClass, boreForm, ...rest } = read;
  return {
    ...rest,
    ...get("seal", seal),
    ...get("clearance", clearance),
    ...get("toleranceClass", toleranceClass),
    ...get("boreForm", boreForm),
    suffixes: read.tokens.filter(
      ({ kind, text: code }) =>
        !["prefix", "series", "accessory", "unread"].includes(kind) && code !== read.boreCode,
    ),
  };
}

function get<Name extends string, Value>(
  name: Name,
  statement: Statement<Value>,
): Partial<Record<Name, Value>> {
  const found: Partial<Record<Name, Value>> = {};
  if (statement.status !== "unknown") found[name] = statement.value;
  return found;
}
