import { replaceEqualDeep } from "@tanstack/react-query";
import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { AddedSynonyms } from "#catalogue/search/merge-synonyms.ts";
import { useChunk, type ChunkState } from "#web/offline/use-chunk.ts";
import { useAddedSynonyms } from "#web/search/added-synonyms.ts";
import type { BuiltInAnswer } from "#web/search/search-messages.ts";
import { loadSearchWorker, type SearchWorker } from "#web/search/search-worker.ts";
import type { TypedText } from "#web/search/typed-text.ts";

type ShownText = {
  /** The typed text once it is answered, or its answer is late. */
  readonly text: string;
  /** The last answer from the built-in entries, and the text that it answers. */
  readonly last: { readonly text: string; readonly answer: BuiltInAnswer } | undefined;
};

export type AnsweredText = ShownText & { readonly worker: ChunkState<SearchWorker> };

/** Time until a text is given without an answer, in milliseconds: most answers take a few. */
const lateMs = 100;

/**
 * Searches the built-in entries in a worker at every change. The text is held back until it is answered, so that
 * the results are rendered once per key.
 */
export function useAnsweredText(typed: TypedText): AnsweredText {
  const worker = useChunk(loadSearchWorker);
  const added = useAddedSynonyms();
  const [shown, setShown] = useState<ShownText>(() => ({
    text: typed.read().trim(),
    last: undefined,
  }));
  // Subscribed before the first key. The worker searches while the frame that shows the key is painted.
  useLayoutEffect(
    () => answerTexts(typed, { worker: worker.value, added, change: setShown }),
    [typed, worker.value, added],
  );
  return { ...shown, worker };
}

type Answering = {
  readonly worker: SearchWorker | undefined;
  readonly added: readonly AddedSynonyms[];
  readonly change: (update: (last: ShownText) => ShownText) => void;
};

/** Answers the present text and each later one. Returns the function that stops it. */
function answerTexts(typed: TypedText, { worker, added, change }: Answering): () => void {
  let asked: string | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  worker?.setSynonyms(added);
  askTyped();
  const unsubscribe = typed.subscribe(askTyped);
  return () => {
    unsubscribe();
    clearTimeout(late);
    asked = undefined;
  };

  function askTyped(): void {
    const text = typed.read().trim();
    if (text === asked) return;
    asked = text;
    clearTimeout(late);
    const showUnanswered = (): void => change((last) => ({ ...last, text }));
    if (text === "") showUnanswered();
    else late = setTimeout(showUnanswered, lateMs);
    void worker?.ask("search", text).then((answer) => showAnswer(text, answer));
  }

  function showAnswer(text: string, answer: BuiltInAnswer): void {
    // A later text drops answers on their way.
    if (text !== asked) return;
    clearTimeout(late);
    // At once, since a render that is scheduled can miss the next frame.
    flushSync(() =>
      change(({ last }) => ({
        text,
        // Rows that stay the same keep their identity, and aren't rendered.
        last: { text, answer: replaceEqualDeep(last?.answer, answer) },
      })),
    );
  }
}
