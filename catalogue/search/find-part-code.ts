import { toNormalForm } from "#catalogue/engineering/codes/normal-form.ts";
import type { PartCode } from "#catalogue/engineering/codes/part-code.ts";
import { readBeltCode } from "#catalogue/engineering/codes/read-belt-code.ts";
import { readSealCode } from "#catalogue/engineering/codes/read-seal-code.ts";
import type { BearingDesignation } from "#catalogue/engineering/designation/designation.ts";
import { readDesignation } from "#catalogue/engineering/designation/read-designation.ts";
import { withUnreadBefore } from "#catalogue/engineering/designation/with-unread.ts";
import { hasFiguresApart, hasStandard, joinCode, listRuns, type Read } from "./query-runs.ts";
import type { SearchToken } from "./search-tokens.ts";

/**
 * Finds the code in a text, with the suffixes or letters before its number.
 *
 * @param isSeries Whether letters are the code of a series.
 */
export function findPartCode(
  tokens: readonly SearchToken[],
  makers: readonly string[],
  isSeries: (letters: string) => boolean,
): Read<PartCode> | undefined {
  const part = withSuffixesBefore(findPart(tokens, makers, isSeries), tokens, makers);
  return withLettersBefore(part, tokens, makers);
}

/** The code that takes up most tokens; of equal ones a bearing comes before a belt and a seal. */
function findPart(
  tokens: readonly SearchToken[],
  makers: readonly string[],
  isSeries: (letters: string) => boolean,
): Read<PartCode> | undefined {
  let best: (Read<PartCode> & { readonly score: number }) | undefined;
  for (const [from, to] of listRuns(tokens)) {
    if (isSeries(tokens[from - 1]?.code ?? "")) continue;
    if (hasFiguresApart(tokens.slice(from, to)) || hasStandard(tokens, from, to)) continue;
    const form = { ...toNormalForm(joinCode(tokens.slice(from, to))), makers };
    for (const [rank, read] of [readDesignation, readBeltCode, readSealCode].entries()) {
      const value = read(form);
      if (!value) continue;
      const score = getScore({ value, from, to }) - rank / 10;
      if (score > (best?.score ?? 0)) best = { value, from, to, score };
    }
  }
  return best;
}

/** Suffixes may precede the number: 2RS 6205. What isn't one makes the number uncertain. */
function withSuffixesBefore(
  part: Read<PartCode> | undefined,
  tokens: readonly SearchToken[],
  makers: readonly string[],
): Read<PartCode> | undefined {
  const before = tokens.slice(0, part?.from ?? 0);
  // Letters by themselves can be a word: nr 6205 isn't a 6205NR.
  const isSuffix = before.some(({ code }) => /\d/.test(code));
  // Another number is another part: 6205 and 6206 2RS.
  if (before.some(({ code }) => /^[A-Z]{0,4}\d{4,}/.test(code))) return part;
  if (part?.value.part !== "bearing" || !isSuffix) return part;
  const text = joinCode([...tokens.slice(part.from, part.to), ...before]);
  const value = readDesignation({ ...toNormalForm(text), makers });
  return value && value.basicNumber === part.value.basicNumber ? { ...part, value, from: 0 } : part;
}

/** Letters right before a number: a seal, as in ZZ 6205, or the beginning of another code, as in LR 5205. */
function withLettersBefore(
  part: Read<PartCode> | undefined,
  tokens: readonly SearchToken[],
  makers: readonly string[],
): Read<PartCode> | undefined {
  const letters = tokens[(part?.from ?? 0) - 1]?.code ?? "";
  if (part?.value.part !== "bearing" || !codeLetters.test(letters)) return part;
  const read = (number: string): BearingDesignation | undefined =>
    readDesignation({ ...toNormalForm(`${number} ${letters}`), makers });
  // The seals of the number itself don't make MA ones: ma 6205 zz.
  const sealed =
    read(part.value.basicNumber)?.seal.status === "stated"
      ? read(joinCode(tokens.slice(part.from, part.to)))
      : undefined;
  const isSeal = sealed?.unread === "" && letters.length > 1;
  const value = isSeal ? sealed : withUnreadBefore(part.value, letters);
  return { value, from: part.from - 1, to: part.to };
}

/** Longer letters are a word. */
const codeLetters = /^[A-Z]{1,4}$/;

/** Number of tokens that a code takes up. An unread suffix belongs to it, another number doesn't. */
export function getScore({ value: { unread }, from, to }: Read<PartCode>): number {
  if (unread === "") return to - from;
  return to - from - unread.split(" ").length / 2 - (/\d{4}/.test(unread) ? 1.5 : 0);
}
