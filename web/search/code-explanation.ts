import type { PartCode } from "#catalogue/engineering/codes/part-code.ts";
import type { BearingDesignation } from "#catalogue/engineering/designation/designation.ts";

/** A code token by token, as plain values for a page. */
export type CodeExplanation = {
  /** In one spelling. */
  readonly code: string;
  /** The maker in whose system the code is read; absent if the text names none. */
  readonly maker?: string;
  readonly tokens: readonly ExplainedToken[];
  /** Properties of a bearing that no token states; empty for other parts. */
  readonly properties: readonly CodeProperty[];
};

export type ExplainedToken = {
  readonly text: string;
  /** Empty if the token is unread; several if makers differ. */
  readonly meanings: readonly { readonly text: string; readonly makers: readonly string[] }[];
};

export type CodeProperty = {
  readonly name: (typeof propertyNames)[number];
  /** The value of a code without a mark; absent if an unread token could state another. */
  readonly standard?: string;
};

const propertyNames = ["seal", "clearance", "toleranceClass", "boreForm"] as const;

/** Lists the tokens of a code that was read with their meanings. */
export function toCodeExplanation(code: PartCode): CodeExplanation {
  const [maker] = code.makers;
  return {
    code: code.tokens.map(({ text }) => text).join(" "),
    ...(maker !== undefined && { maker }),
    tokens: code.tokens.map(({ text, meanings }) => ({
      text,
      meanings: meanings.map((meaning) => ({ text: meaning.text, makers: meaning.makers })),
    })),
    properties: code.part === "bearing" ? listProperties(code) : [],
  };
}

function listProperties(code: BearingDesignation): readonly CodeProperty[] {
  return propertyNames.flatMap((name): readonly CodeProperty[] => {
    const statement = code[name];
    if (statement.status === "stated") return [];
    return [{ name, ...(statement.status === "standard" && { standard: statement.value }) }];
  });
}
