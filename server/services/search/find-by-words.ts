import type { EntryWithTerms } from "#catalogue/search/entry-terms.ts";
import type { WantedWord } from "#catalogue/search/find-words.ts";
import type { Database } from "#server/db/client.ts";
import { readCandidates, type TermFacts } from "./read-candidates.ts";
import {
  maxRowsRead,
  writeFrequentWordStatement,
  writeRareWordStatement,
  type WordLookup,
} from "./word-statement.ts";

/** With fewer products a word by itself is looked up in the index of terms. */
const enoughProducts = 50;

/** Of many words the first ones stay. */
const maxLeftOut = 4;

/** @param groups For each word the terms that it can mean. */
export function toWordLookup(groups: readonly (readonly string[])[], facts: TermFacts): WordLookup {
  const commonest = groups.map((terms) =>
    Math.min(...terms.map((term) => facts.get(term)?.popularity ?? 0)),
  );
  return { groups, popularity: Math.max(0, ...commonest.filter(Number.isFinite)) };
}

/** Finds products with all the words; if there are none, with all but one, figures left out first. */
export async function findByWords(
  db: Database,
  wanted: readonly WantedWord[],
  facts: TermFacts,
): Promise<ReadonlyMap<string, EntryWithTerms>> {
  const different = [...new Map(wanted.map((one) => [one.word, one])).values()];
  const withoutOne = [...different.keys()]
    .toReversed()
    .slice(0, maxLeftOut)
    .map((left) => different.toSpliced(left, 1));
  const attempts = [different, ...withoutOne];
  for (const [index, words] of attempts.entries()) {
    // Figures alone find nothing once a word is left out.
    const isTried =
      words.length > 0 && (index === 0 || words.some(({ word }) => /\p{L}/u.test(word)));
    if (!isTried) continue;
    const found = await findWithAll(
      db,
      words.map(({ terms }) => terms),
      facts,
    );
    if (found.size > 0) return found;
  }
  return new Map();
}

async function findWithAll(
  db: Database,
  groups: readonly (readonly string[])[],
  facts: TermFacts,
): Promise<ReadonlyMap<string, EntryWithTerms>> {
  const lookup = toWordLookup(groups, facts);
  const counts = groups.map((terms) =>
    terms.reduce((sum, term) => sum + (facts.get(term)?.products ?? 0), 0),
  );
  if (Math.min(...counts) > maxRowsRead) {
    const found = await readCandidates(db, writeFrequentWordStatement(lookup));
    if (found.size >= enoughProducts) return found;
  }
  return readCandidates(db, writeRareWordStatement(lookup));
}
