import { twoSeals } from "#catalogue/engineering/designation/read-suffixes.ts";
import { toCodeKey } from "./code-key.ts";
import type { EntryIndex } from "./entry-index.ts";
import type { HitList } from "./hit-list.ts";
import type { QueryReading } from "./read-query.ts";
import { findStart } from "./word-index.ts";

const shortestBeginning = 2;

/** The series with a code, as the pages of families list them. */
export function findSeries({ byCode, entries }: EntryIndex, code: string): readonly number[] {
  return (byCode.get(code) ?? []).filter((number) => entries[number]?.kind === "series");
}

/** What follows the figures of a series: 23105 isn't of series 23, and neither is the belt 2322V421. */
const boreAndSuffixes = new RegExp(`^\\d{1,2}(?!(?!${twoSeals})\\d|V\\d{3})`);

/** Adds the series that a code begins with, or the entries whose codes begin with what is typed. */
export function findUnread(
  index: EntryIndex,
  reading: QueryReading,
  hits: HitList,
  limit: number,
): void {
  const { codeText, dimensions } = reading;
  const typed = toCodeKey(codeText);
  for (let length = typed.length - 1; length >= shortestBeginning; length -= 1) {
    const [series, rest] = [typed.slice(0, length), typed.slice(length)];
    if (!(/^\d+$/.test(series) ? boreAndSuffixes : /^\d/).test(rest)) continue;
    for (const number of findSeries(index, series)) {
      hits.add(number, "near", { kind: "series", number: codeText });
    }
    if (hits.size() > 0) return;
  }
  // A figure in mm isn't the beginning of a code.
  if (typed.length < shortestBeginning || dimensions) return;
  for (let at = findStart(index.sortedCodes, typed); hits.size() < limit; at += 1) {
    const code = index.sortedCodes[at];
    if (!code?.startsWith(typed)) return;
    for (const number of index.byCode.get(code) ?? []) {
      hits.add(number, "near", { kind: "beginning" });
    }
  }
}
