import { readPartCode, type PartCode } from "#catalogue/engineering/codes/part-code.ts";
import { listCandidateLookups } from "#catalogue/search/candidate-lookups.ts";
import { buildEntryIndex } from "#catalogue/search/entry-index.ts";
import type { EntryWithTerms } from "#catalogue/search/entry-terms.ts";
import { listWantedWords } from "#catalogue/search/find-words.ts";
import { rankEntries, type RankedEntries } from "#catalogue/search/rank-entries.ts";
import { readQuery } from "#catalogue/search/read-query.ts";
import type { SearchAnswer } from "#catalogue/search/search-answer.ts";
import { findTerms, type KnownTerms } from "#catalogue/search/word-index.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { writeCandidateStatement } from "./candidate-statement.ts";
import { findByWords, toWordLookup } from "./find-by-words.ts";
import { readCandidates, readTermFacts } from "./read-candidates.ts";

/** Many products share a code, and reading one takes as long as ranking dozens of entries. */
const maxCodes = 20_000;

const readCodes = new Map<string, PartCode | undefined>();

/**
 * Searches the entries of all products as `createSearch` searches a list. The database finds those that
 * a text can mean, and the same ranking decides.
 */
export async function searchProducts(
  { db, productIndex }: Pick<ServiceContext, "db" | "productIndex">,
  text: string,
  limit: number,
): Promise<SearchAnswer> {
  const { vocabulary } = await productIndex.getReader();
  const terms = await productIndex.getKnownTerms();
  const reading = readQuery(text, {
    vocabulary,
    isKnownTerm: (term) => findTerms(terms, term).length > 0,
    isSeries: () => false,
  });
  const rank = (candidates: Candidates): RankedEntries => {
    const index = buildEntryIndex([...candidates.values()], readCodeOnce);
    return rankEntries(index, reading, { vocabulary, known }, limit);
  };
  const possible = listWantedWords(withTerms(terms, hasFigure), vocabulary, reading);
  const facts = await readTermFacts(
    db,
    possible.flatMap((word) => word.terms),
  );
  // Codes and figures are too many to be in memory.
  const known = withTerms(terms, (term) => facts.has(term));
  const beside = toWordLookup(
    reading.terms.map((term) => findTerms(known, term)),
    facts,
  );
  const statement = writeCandidateStatement(listCandidateLookups(reading), beside);
  const found: Candidates = statement ? await readCandidates(db, statement) : new Map();
  const ranked = rank(found);
  if (!ranked.isByWords) return ranked;
  const wanted = listWantedWords(known, vocabulary, reading);
  const byWords = await findByWords(db, wanted, facts);
  return byWords.size === 0 ? ranked : rank(new Map([...found, ...byWords]));
}

type Candidates = ReadonlyMap<string, EntryWithTerms>;

const hasFigure = (term: string): boolean => /\d/.test(term);

function withTerms(known: KnownTerms, hasToo: (term: string) => boolean): KnownTerms {
  const { postings, terms } = known;
  return { terms, postings: { has: (term) => postings.has(term) || hasToo(term) } };
}

/** Reads the code of a product and remembers it. */
function readCodeOnce(code: string): PartCode | undefined {
  if (readCodes.has(code)) return readCodes.get(code);
  if (readCodes.size >= maxCodes) readCodes.clear();
  const part = readPartCode(code);
  readCodes.set(code, part);
  return part;
}
