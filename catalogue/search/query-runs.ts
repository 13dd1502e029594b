import type { SearchToken } from "./search-tokens.ts";

/** Tokens of one code. */
const maxTokensOfCode = 6;

/** Tokens that were read as one thing. */
export type Read<Value> = { readonly value: Value; readonly from: number; readonly to: number };

export function joinTokens(tokens: readonly Pick<SearchToken, "code">[]): string {
  return tokens.map(({ code }) => code).join(" ");
}

/** Joins the tokens of a code; a size after a word for it is no part of the number: UCP 205 for a shaft of 20. */
export function joinCode(tokens: readonly Pick<SearchToken, "code" | "after">[]): string {
  const [first, ...others] = tokens;
  const sized = others.map(({ code, after }) => ({
    code: after === "role" && /^\d{1,3}$/.test(code) ? `${code}MM` : code,
  }));
  return joinTokens([...(first ? [first] : []), ...sized]);
}

const figure = /^\d{1,3}(?:MM)?$/;

/** Whether a run begins with two figures and a word between them, which are two sizes: 62 outside, 30 inside. */
export function hasFiguresApart([first, second]: readonly SearchToken[]): boolean {
  return second?.after !== undefined && figure.test(first?.code ?? "") && figure.test(second.code);
}

const standard = /^(?:DIN|ISO|EN)$/;

/** Whether a run has the number of a standard, which is no part's and no size: the 471 of DIN 471 25. */
export function hasStandard(
  tokens: readonly Pick<SearchToken, "code">[],
  from: number,
  to: number,
): boolean {
  for (let at = from; at < to; at += 1) {
    const isAfter = standard.test(tokens[at - 1]?.code ?? "");
    if (isAfter && /^\d+$/.test(tokens[at]?.code ?? "")) return true;
  }
  return false;
}

/** Every run of tokens with a figure in it, the longest first. */
export function listRuns(
  tokens: readonly SearchToken[],
  maxLengthOfRun = maxTokensOfCode,
): readonly (readonly [from: number, to: number])[] {
  const runs = [...tokens.keys()].flatMap((from) =>
    Array.from(
      { length: Math.min(maxLengthOfRun, tokens.length - from) },
      (_, more) => [from, from + more + 1] as const,
    ),
  );
  return runs
    .filter(([from, to]) => tokens.slice(from, to).some(({ code }) => /\d/.test(code)))
    .toSorted((one, other) => other[1] - other[0] - (one[1] - one[0]) || one[0] - other[0]);
}
