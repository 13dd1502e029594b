import { infiniteQueryOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ApiClient } from "#web/api/client.ts";
import { queryKeys, retryUnlessRejected } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { getRowId, useKeysetList } from "#web/api/use-keyset-list.ts";
import { historyText } from "#web/messages/history.ts";
import { useText } from "#web/messages/language.tsx";
import { orderStatusText } from "#web/messages/order-status.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { describeEntry, type FieldChange, type DescribedEntry } from "./describe-entry.ts";

/** Records with a history. */
type HistoryTopic = "products" | "orders" | "quotes" | "searchMisses" | "synonyms";

export type HistoryTimelineProps = {
  readonly topic: HistoryTopic;
  readonly id: string;
};

/** Who changed what in a record and when, newest first. */
export function HistoryTimeline({ topic, id }: HistoryTimelineProps): ReactNode {
  const words = useText(historyText);
  const text = topic === "searchMisses" ? { ...words, actions: words.missActions } : words;
  const statuses = useText(orderStatusText);
  const list = useKeysetList(historyQuery(useApi(), topic, id), getRowId);
  const { items } = list;

  if (list.hasFailed) {
    return <ErrorState title={text.loadFailed} onRetry={list.retry} busy={list.isFetching} />;
  }
  if (!items) return <LoadingEntries label={text.loading} />;
  if (items.length === 0) return <p className="text-sm text-muted">{text.empty}</p>;
  return (
    <>
      <ol className="border-s border-line" data-slot="history">
        {items.map((item) => (
          <Entry key={item.id} entry={describeEntry(item, { history: text, statuses })} />
        ))}
      </ol>
      {list.hasMoreFailed && (
        <ErrorState
          title={text.loadFailed}
          onRetry={list.loadMore}
          busy={list.isLoadingMore}
          className="mt-4"
        />
      )}
      {list.hasMore && !list.hasMoreFailed && (
        <Button size="sm" className="mt-4" busy={list.isLoadingMore} onClick={list.loadMore}>
          {text.older}
        </Button>
      )}
    </>
  );
}

function Entry({ entry }: { readonly entry: DescribedEntry }): ReactNode {
  return (
    <li className="relative ps-5 pb-5 text-sm before:absolute before:start-[-0.3125rem] before:top-1.5 before:size-2.25 before:rounded-full before:border before:border-line before:bg-raised last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <span className="font-medium">{entry.title}</span>
          <span className="text-muted wrap-anywhere">
            {" "}
            {entry.who}
            {entry.cause !== undefined && ` ${entry.cause}`}
          </span>
        </span>
        <time dateTime={entry.at} className="text-xs text-muted tabular-nums">
          {entry.date}
        </time>
      </p>
      {entry.changes.length > 0 && (
        <ul className="mt-1 grid gap-1">
          {entry.changes.map((change) => (
            <Change key={change.field} change={change} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Change({ change }: { readonly change: FieldChange }): ReactNode {
  const text = useText(historyText);
  return (
    <li className="wrap-anywhere">
      <span className="text-muted">{change.label}: </span>
      <span className="text-muted line-through decoration-steel-4">{change.before}</span>
      <span aria-hidden="true" className="text-muted">
        {" → "}
      </span>
      <span className="sr-only"> {text.becomes} </span>
      <span>{change.after}</span>
    </li>
  );
}

function LoadingEntries({ label }: { readonly label: string }): ReactNode {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </div>
  );
}

function historyQuery(api: ApiClient, topic: HistoryTopic, id: string) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.history, topic, id],
    queryFn: ({ pageParam, signal }) =>
      api[topic].history({ id, ...(pageParam !== null && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    retry: retryUnlessRejected,
  });
}
