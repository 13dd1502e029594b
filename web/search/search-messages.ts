import type { AddedSynonyms } from "#catalogue/search/merge-synonyms.ts";
import type { Understood } from "#catalogue/search/search-answer.ts";
import type { CodeExplanation } from "./code-explanation.ts";
import type { SearchRow } from "./search-row.ts";
import type { FoundProduct } from "./to-search-row.ts";

/** What the search of the built-in entries found for a text. */
export type BuiltInAnswer = {
  readonly understood: Understood;
  /** The typed code token by token. */
  readonly explanation?: CodeExplanation;
  /** Best first. */
  readonly rows: readonly SearchRow[];
};

/** Questions to the search worker and their answers. */
export type SearchQuestions = {
  readonly search: { readonly asks: string; readonly answers: BuiltInAnswer };
  /** Shows products as rows. */
  readonly products: {
    readonly asks: readonly FoundProduct[];
    readonly answers: readonly SearchRow[];
  };
  /** From now on the search knows these synonyms besides the built-in ones. */
  readonly synonyms: { readonly asks: readonly AddedSynonyms[]; readonly answers: undefined };
};

export type SearchQuestion = {
  [Kind in keyof SearchQuestions]: {
    readonly id: number;
    readonly kind: Kind;
    readonly asked: SearchQuestions[Kind]["asks"];
  };
}[keyof SearchQuestions];

/** Posted by the worker: that it can search, or an answer. */
export type SearchWorkerMessage = "ready" | { readonly id: number; readonly answer: unknown };
