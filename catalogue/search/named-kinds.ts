import type { PartCode } from "#catalogue/engineering/codes/part-code.ts";
import type { QueryReading } from "./read-query.ts";
import type { SearchEntry } from "./search-entry.ts";

/** The terms that name kinds of parts; other terms name a use, a design or a material. */
const namedKinds = [
  [/(?:bearing|block|take up|unit|insert|bush|bushing|rod end)$/, /^(?:bearing|unit|insert)$/],
  [/(?:seal|wiper|gasket|^[ov] ring)$/, /^seal$/],
  [/belt$/, /^belt$/],
  [
    /(?:chain|sprocket|pulley|coupling|sleeve|nut|washer|retaining ring|key|housing|bush|bushing|rod end|plain bearing)$/,
    /^component$/,
  ],
] as const;

const pages = /^(?:series|family|brand)$/;
const belt = { kind: "belt" } as const;
/** A pulley is named by its belt, a sprocket isn't. */
const ofChain = /^(?:chain|sprocket)$/;

/** Whether a kind is one that words name, or they name none. */
function isNamed(terms: readonly string[], { kind }: Pick<SearchEntry, "kind">): boolean {
  const named = namedKinds.filter(([words]) => terms.some((term) => words.test(term)));
  return named.length === 0 || named.some(([, kinds]) => kinds.test(kind));
}

/**
 * Makes the check of whether an entry is of the kind that the words beside a size name: a key of 25 x 52 is no
 * bearing.
 */
export function checkKind({
  terms,
  dimensions,
  part,
}: Pick<QueryReading, "terms" | "dimensions" | "part">): (entry: SearchEntry) => boolean {
  return dimensions && !part
    ? (entry) => pages.test(entry.kind) || isNamed(terms, entry)
    : () => true;
}

/** Whether words name another kind than a belt's code: neither the A 30 of a V-ring nor the Z17 of a sprocket is one. */
export function isRuledOut(code: PartCode, terms: readonly string[]): boolean {
  if (code.part !== "belt" || isNamed(terms, belt)) return false;
  const isTeeth = code.kind === "classical" && terms.some((term) => ofChain.test(term));
  return isTeeth || isNamed(terms, { kind: "seal" });
}
