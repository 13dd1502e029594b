import type { AddedSynonyms } from "#catalogue/search/merge-synonyms.ts";
import { loadChunk } from "#web/offline/load-chunk.ts";
import type { SearchQuestions, SearchWorkerMessage } from "./search-messages.ts";
import { searchIntent } from "./search-panel.ts";

/** The running search worker. */
export type SearchWorker = {
  /** Never answers if the worker stops. */
  readonly ask: <Kind extends keyof SearchQuestions>(
    kind: Kind,
    asked: SearchQuestions[Kind]["asks"],
  ) => Promise<SearchQuestions[Kind]["answers"]>;
  /** Sends the synonyms of staff if they have changed. Questions asked later are answered with them. */
  readonly setSynonyms: (added: readonly AddedSynonyms[]) => void;
};

let started: Promise<SearchWorker> | undefined;

/** Starts the worker of this page once, with its data; retries, or reloads the page after a site update. */
export function loadSearchWorker(): Promise<SearchWorker> {
  return loadChunk(startSearchWorker, searchIntent);
}

/** Starts the worker of this page once, where the page works without it. */
export function startSearchWorker(): Promise<SearchWorker> {
  started ??= start().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

function start(): Promise<SearchWorker> {
  const worker = new Worker(new URL("./search.worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, (answer: unknown) => void>();
  let count = 0;
  let sent: readonly AddedSynonyms[] | undefined;
  return new Promise((resolve, reject) => {
    worker.addEventListener("error", () => {
      worker.terminate();
      reject(new Error("The search worker didn't start"));
    });
    worker.addEventListener("message", ({ data }: MessageEvent<SearchWorkerMessage>) => {
      if (data === "ready") resolve({ ask, setSynonyms });
      else {
        waiting.get(data.id)?.(data.answer);
        waiting.delete(data.id);
      }
    });
  });

  function setSynonyms(added: readonly AddedSynonyms[]): void {
    if (added === sent) return;
    sent = added;
    void ask("synonyms", added);
  }

  function ask<Kind extends keyof SearchQuestions>(
    kind: Kind,
    asked: SearchQuestions[Kind]["asks"],
  ): Promise<SearchQuestions[Kind]["answers"]> {
    count += 1;
    const id = count;
    return new Promise((resolve) => {
      // The worker answers each kind with its own type.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      waiting.set(id, (answer) => resolve(answer as SearchQuestions[Kind]["answers"]));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no target origin
      worker.postMessage({ id, kind, asked });
    });
  }
}
