import type { DimensionRole } from "./read-dimensions.ts";
import type { SearchToken } from "./search-tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Terms that say what the figure beside them measures; parts don't have them in their texts. */
export const roleTerms: Readonly<Record<string, DimensionRole>> = {
  shaft: "bore",
  bore: "bore",
  outside: "outside",
  width: "width",
};

/** A size, and one that can have the letter of what it measures before it; 1 1/4 and 3/4 can't. */
const size = /^\d/;
const plainSize = /^\d{1,4}(?:[.,]\d{1,4})?(?:[cm]m|in(?:ch(?:es)?)?|["”])?[.,;]?$/i;
const fraction = /^\d{1,2}\/\d/;

/** Adds to what can be in a code which words are before it, and to figures what those words say they measure. */
export function withRoles(
  tokens: readonly SearchToken[],
  vocabulary: Vocabulary,
): readonly SearchToken[] {
  const roles = tokens.map((token) => findRole(token, vocabulary));
  const said = tokens
    .map(({ kind, text }, at) => ({ at, kind, role: roles[at], text }))
    .filter(({ kind }) => kind !== "stop word" && kind !== "maker");
  const isSize = ({ kind, text }: (typeof said)[number]): boolean =>
    kind === "other" && size.test(text);
  const first = said.find((one) => one.role !== undefined || isSize(one));
  const step = first?.role === undefined ? 1 : -1;
  const sizes = [...said.entries()].filter(([, one]) => isSize(one));
  // In 20 outside 47 the word can belong to either size.
  const isClear = step < 0 || sizes.every(([at]) => said[at + 1]?.role !== undefined);
  const plain = sizes.filter(
    ([at, { text }]) => plainSize.test(text) && !fraction.test(said[at + 1]?.text ?? ""),
  );
  const measured = new Map(
    isClear ? plain.map(([at, one]) => [one.at, said[at + step]?.role]) : [],
  );
  let after: SearchToken["after"];
  return tokens.map((token, at) => {
    if (token.kind !== "other") {
      if (roles[at] !== undefined) after = "role";
      else if (token.kind === "word" || token.kind === "unknown word") after ??= "word";
      return token;
    }
    const before = after;
    after = undefined;
    const role = measured.get(at);
    return { ...token, ...(before && { after: before }), ...(role && { role }) };
  });
}

function findRole(
  { kind, text, phrase = text, meant = phrase }: SearchToken,
  { toTerms }: Vocabulary,
): DimensionRole | undefined {
  if (kind !== "word") return undefined;
  const [term = "", ...others] = toTerms(meant);
  return others.length === 0 && Object.hasOwn(roleTerms, term) ? roleTerms[term] : undefined;
}
