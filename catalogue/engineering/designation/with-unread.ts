import type { Statement } from "#catalogue/engineering/codes/code-token.ts";
import type { BearingDesignation } from "./designation.ts";

/**
 * Adds letters before a number that aren't read. They can name another bearing, so that nothing standard
 * is certain any more: UK 205 has a tapered bore, RNA 4905 has no inner ring.
 *
 * @param letters In the normal form.
 */
export function withUnreadBefore(
  { boreMm: _, ...read }: BearingDesignation,
  letters: string,
): BearingDesignation {
  return {
    ...read,
    seal: withoutStandard(read.seal),
    clearance: withoutStandard(read.clearance),
    toleranceClass: withoutStandard(read.toleranceClass),
    boreForm: withoutStandard(read.boreForm),
    tokens: [{ text: letters, kind: "unread", meanings: [] }, ...read.tokens],
    unread: [letters, read.unread].filter((text) => text !== "").join(" "),
  };
}

function withoutStandard<Value>(statement: Statement<Value>): Statement<Value> {
  return statement.status === "standard" ? { status: "unknown" } : statement;
}
