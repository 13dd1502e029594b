import {
  dehydrate,
  hashKey,
  hydrate,
  type DehydratedState,
  type QueryClient,
} from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { isLiveStart } from "#web/live/live-start.ts";
import { packRows, unpackRows } from "./packed-rows.ts";

type Dehydrated = DehydratedState["queries"][number];
type State = Dehydrated["state"];

/** A query as a page passes it to the browser: without what its key says, and without usual values. */
type PassedQuery = Pick<Dehydrated, "queryKey" | "queryType" | "meta"> & {
  readonly state: Partial<State>;
};

const usualState = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: "success",
  fetchStatus: "idle",
} as const satisfies Partial<State>;

const usualEntries = new Map<string, unknown>(Object.entries(usualState));

/** Passes the queries that a page was rendered with to the browser. */
export function connectQueries(router: AnyRouter, client: QueryClient): void {
  if (import.meta.env.SSR) router.options.dehydrate = () => ({ queries: passQueries(client) });
  router.options.hydrate = (passed: { readonly queries: readonly PassedQuery[] }) =>
    receiveQueries(client, passed.queries, readCurrentAt(passed.queries));
}

/**
 * The time at which a page's data was still current, although the page may have been rendered long before: the
 * server drops a stored page when its data changes. What changes later comes by the stream, which starts at the
 * change that the page names. Unknown for a page without it, and for one that the browser may have stored.
 */
function readCurrentAt(queries: readonly PassedQuery[]): number {
  const isFollowed = queries.some(({ queryKey }) => isLiveStart(queryKey));
  const isAnswered = performance
    .getEntriesByType("navigation")
    .some((entry) => "type" in entry && (entry.type === "navigate" || entry.type === "reload"));
  return isFollowed && isAnswered ? performance.timeOrigin : 0;
}

function passQueries(client: QueryClient): PassedQuery[] {
  // One that failed is shown as failed; what isn't there yet is asked for again.
  const { queries } = dehydrate(client, {
    shouldDehydrateQuery: (query) => query.state.status !== "pending",
    serializeData: packRows,
  });
  return queries.map(({ queryKey, queryType, meta, state }) => ({
    queryKey,
    ...(queryType && { queryType }),
    ...(meta && { meta }),
    state: Object.fromEntries(
      Object.entries(state).filter(
        ([name, value]) => !usualEntries.has(name) || usualEntries.get(name) !== value,
      ),
    ),
  }));
}

function receiveQueries(
  client: QueryClient,
  passed: readonly PassedQuery[],
  currentAt: number,
): void {
  const state: DehydratedState = {
    mutations: [],
    queries: passed.map((query) => ({
      ...query,
      queryHash: hashKey(query.queryKey),
      // Read only with a promise, and none is passed.
      dehydratedAt: 0,
      state: {
        data: undefined,
        ...usualState,
        ...query.state,
        dataUpdatedAt: readUpdatedAt(query.state, currentAt),
      },
    })),
  };
  hydrate(client, state, { defaultOptions: { deserializeData: unpackRows } });
}

function readUpdatedAt({ data, dataUpdatedAt = 0 }: Partial<State>, currentAt: number): number {
  return data === undefined ? 0 : Math.max(dataUpdatedAt, currentAt);
}
