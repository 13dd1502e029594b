/** Entries by the terms of their texts. Entries are numbered, those of common types first. */
export type WordIndex = {
  /** Ascending numbers of the entries with a term. */
  readonly postings: ReadonlyMap<string, readonly number[]>;
  /** All terms without digits, sorted; a term with digits is found only as it is typed. */
  readonly terms: readonly string[];
};

const shortestBeginning = 3;
const shortestTypo = 5;
const maxTermsPerWord = 20;

/**
 * Indexes the terms of entries.
 *
 * @param termsOfEntries Unsorted, with repetitions.
 */
export function buildWordIndex(termsOfEntries: readonly (readonly string[])[]): WordIndex {
  const postings = new Map<string, number[]>();
  for (const [number, terms] of termsOfEntries.entries()) {
    for (const term of terms) {
      const list = postings.get(term);
      if (!list) postings.set(term, [number]);
      else if (list.at(-1) !== number) list.push(number);
    }
  }
  const terms = [...postings.keys()].filter((term) => !/\d/.test(term)).toSorted();
  return { postings, terms };
}

/** Terms that entries have. */
export type KnownTerms = Pick<WordIndex, "terms"> & {
  readonly postings: Pick<WordIndex["postings"], "has">;
};

/**
 * Finds the known terms for a typed one: itself, else those that begin with it, else those that differ
 * in one letter.
 */
export function findTerms({ postings, terms }: KnownTerms, typed: string): readonly string[] {
  if (postings.has(typed)) return [typed];
  if (typed.length < shortestBeginning || /\d/.test(typed)) return [];
  const longer: string[] = [];
  for (let at = findStart(terms, typed); at < terms.length; at += 1) {
    const term = terms[at];
    if (!term?.startsWith(typed) || longer.length === maxTermsPerWord) break;
    longer.push(term);
  }
  if (longer.length > 0 || typed.length < shortestTypo) return longer;
  return terms.filter((term) => isOneEditApart(term, typed)).slice(0, maxTermsPerWord);
}

/**
 * Finds the entries that have one term of each group, in ascending order.
 *
 * @param groups Alternatives per word.
 * @param limit Max number of entries; the search stops there.
 */
export function findEntries(
  { postings }: WordIndex,
  groups: readonly (readonly string[])[],
  limit: number,
): readonly number[] {
  const lists = groups
    .map((terms) => mergeAscending(terms.map((term) => postings.get(term) ?? [])))
    .toSorted((one, other) => one.length - other.length);
  const [shortest = [], ...rest] = lists;
  const found: number[] = [];
  for (const number of shortest) {
    if (found.length === limit) break;
    if (rest.every((list) => includesSorted(list, number))) found.push(number);
  }
  return found;
}

/** Whether an entry has a term. */
export function hasTerm({ postings }: WordIndex, number: number, term: string): boolean {
  return includesSorted(postings.get(term) ?? [], number);
}

function mergeAscending(lists: readonly (readonly number[])[]): readonly number[] {
  const [only] = lists;
  if (lists.length === 1 && only) return only;
  return [...new Set(lists.flat())].toSorted((one, other) => one - other);
}

function includesSorted(list: readonly number[], wanted: number): boolean {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((list[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return list[from] === wanted;
}

/** Position of the first text that isn't before the wanted one. */
export function findStart(sorted: readonly string[], wanted: string): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? "") < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * Whether one letter is missing, added, different, or swapped with the next. Runs for every known term,
 * so it makes no texts.
 */
export function isOneEditApart(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  const longer = Math.max(one.length, other.length);
  if (longer - shorter > 1) return false;
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const isSwapped =
    one.length === other.length &&
    longer - start - end === 2 &&
    one[start] === other[start + 1] &&
    one[start + 1] === other[start];
  return longer - start - end <= 1 || isSwapped;
}
