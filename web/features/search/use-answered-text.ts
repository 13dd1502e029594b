import { useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { AddedSynonyms } from "#catalogue/search/merge-synonyms.ts";
import { useChunk, type ChunkState } from "#web/offline/use-chunk.ts";
import { useAddedSynonyms } from "#web/search/added-synonyms.ts";
import type { BuiltInAnswer } from "#web/search/search-messages.ts";
import { loadSearchWorker, type SearchWorker } from "#web/search/search-worker.ts";
import { useAnswer, type Answered } from "./use-answer.ts";

type AskedText = { readonly text: string; readonly added: readonly AddedSynonyms[] };

export type AnsweredText = {
  /** The typed text once it is answered, or its answer is late. */
  readonly text: string;
  readonly worker: ChunkState<SearchWorker>;
  /** The last answer from the built-in entries, and what was asked. */
  readonly last: Answered<AskedText, BuiltInAnswer> | undefined;
};

/** Time until a text is given without an answer, in milliseconds: most answers take a few. */
const lateMs = 100;

/**
 * Searches the built-in entries in a worker at every change. The text is held back until it is answered, so that
 * the results are rendered once per key.
 */
export function useAnsweredText(typed: string): AnsweredText {
  const worker = useChunk(loadSearchWorker);
  const added = useAddedSynonyms();
  const asked = useMemo(() => ({ text: typed, added }), [typed, added]);
  // At once, since a render that is scheduled can miss the next frame.
  const last = useAnswer(worker.value, asked, askParts, flushSync);
  const [text, setText] = useState(typed);
  if (text !== typed && (typed === "" || last?.asked.text === typed)) setText(typed);
  useEffect(() => {
    const timer = setTimeout(setText, lateMs, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  return { text, worker, last };
}

function askParts(worker: SearchWorker, { text, added }: AskedText): Promise<BuiltInAnswer> {
  worker.setSynonyms(added);
  return worker.ask("search", text);
}
