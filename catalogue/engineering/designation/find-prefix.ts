import type { TokenMeaning } from "#catalogue/engineering/codes/code-token.ts";
import type { BearingType, DesignationToken } from "./designation.ts";

type Prefix = {
  readonly pattern: RegExp;
  readonly text: string;
  readonly meaning: TokenMeaning;
  /** The only type that has the prefix; without it, the pattern decides. */
  readonly type?: BearingType;
};

/** Letters before a number; a longer one comes before its own beginning. */
const prefixes: readonly Prefix[] = [
  onTapered(prefix(/^HR[ -]?(?=\d)/, "HR", "high capacity", "NSK")),
  onTapered(recalled(prefix(/^E[ -]?(?=3[0-3]\d{3}(?!\d))/, "E", "high capacity", "NACHI"))),
  prefix(/^E2[. -](?=\d|N)/, "E2", "energy efficient", "SKF"),
  onTapered(prefix(/^4T-?(?=[23]\d)/, "4T", "case-hardened steel", "NTN")),
  onTapered(prefix(/^ET-?(?=[23]\d)/, "ET", "tapered roller bearing of the type ET", "NTN")),
  // The trade writes SS, SKF W and FAG S, all on ball bearings.
  prefix(/^SS[ -]?(?=[126]\d)/, "SS", "stainless steel"),
  prefix(/^S[ -]?(?=[126]\d)/, "S", "stainless steel", "FAG"),
  prefix(/^W[ -]?(?=[126]\d)/, "W", "stainless steel", "SKF"),
];

/** Finds the letters before a number in the normal form, and the text after them. */
export function findPrefix(text: string):
  | {
      readonly token: DesignationToken;
      readonly rest: string;
      readonly type: BearingType | undefined;
    }
  | undefined {
  const found = prefixes.find(({ pattern }) => pattern.test(text));
  return (
    found && {
      token: { text: found.text, kind: "prefix", meanings: [found.meaning] },
      rest: text.replace(found.pattern, ""),
      type: found.type,
    }
  );
}

function recalled(row: Prefix): Prefix {
  return { ...row, meaning: { ...row.meaning, evidence: "recalled, high" } };
}

function onTapered(row: Prefix): Prefix {
  return { ...row, type: "tapered roller" };
}

function prefix(
  pattern: RegExp,
  text: string,
  meaning: string,
  ...makers: TokenMeaning["makers"]
): Prefix {
  const evidence = makers.length === 0 ? "recalled, high" : "catalogue";
  return { pattern, text, meaning: { text: meaning, makers, evidence } };
}
