import type { Query, QueryClient } from "@tanstack/react-query";
import { queryKeys } from "#web/api/queries.ts";
import { whenIdle } from "#web/platform/when-idle.ts";
import { createAnswerCache, type AnswerCacheStore } from "./answer-cache.ts";
import { deviceAnswers } from "./answer-store.ts";
import { isMet } from "./last-seen.ts";

const answerCache = createAnswerCache(deviceAnswers, Date.now);

/** Reads the stored answer for a query key, undefined if there is none that may be shown. */
export const readAnswer = answerCache.read;

/** Stores the answers already in the query cache, and every new one. */
export function saveAnswers(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  const keeper = createKeeper(answerCache);
  for (const query of cache.getAll()) keeper.note(query);
  cache.subscribe((event) => {
    const isAnswer = event.type === "updated" && event.action.type === "success";
    const { query }: { readonly query: Query } = event;
    if (isAnswer || event.type === "added") keeper.note(query);
  });
}

/** Collects new answers and writes them when the browser is idle. */
function createKeeper({ keep, dropOthers, tidy }: AnswerCacheStore): {
  readonly note: (query: Query) => void;
} {
  const waiting = new Map<string, Query>();

  function note(query: Query): void {
    if (query.state.data === undefined || !isMet(query.queryKey)) return;
    if (query.queryKey[0] === queryKeys.me[0]) {
      const userId = userIdIn(query.state.data);
      // Immediately, because the user may close the page right after signing out.
      void dropOthers(userId);
      if (userId === undefined) return;
    }
    if (waiting.size === 0) whenIdle(() => void writeAll());
    waiting.set(query.queryHash, query);
  }

  async function writeAll(): Promise<void> {
    const queries = [...waiting.values()];
    waiting.clear();
    for (const { queryKey, state } of queries) {
      await keep(queryKey, { data: state.data, at: state.dataUpdatedAt });
    }
    await tidy();
  }
  return { note };
}

function userIdIn(me: unknown): string | undefined {
  if (typeof me !== "object" || me === null || !("user" in me)) return undefined;
  const { user } = me;
  if (typeof user !== "object" || user === null || !("id" in user)) return undefined;
  return typeof user.id === "string" ? user.id : undefined;
}
