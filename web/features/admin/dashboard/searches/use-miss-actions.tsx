import { useQueryClient, type InfiniteData, type QueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { queryKeys } from "#web/api/queries.ts";
import type { SearchMiss } from "#web/api/search-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { HistoryDialog } from "#web/features/admin/dashboard/history/history-dialog.tsx";
import { SynonymDialog } from "#web/features/admin/dashboard/synonyms/synonym-dialog.tsx";
import { useRowAction } from "#web/features/admin/use-row-action.ts";
import { dashboardSearchesText } from "#web/messages/dashboard-searches.ts";
import { useText } from "#web/messages/language.tsx";

/** The actions on a search that found nothing. */
export type MissActions = {
  /** The search that is being dismissed or restored. */
  readonly busyId: string | undefined;
  readonly onAddSynonym: (miss: SearchMiss) => void;
  readonly onDismiss: (miss: SearchMiss) => void;
  readonly onRestore: (miss: SearchMiss) => void;
  readonly onHistory: (miss: SearchMiss) => void;
};

/**
 * The actions on a search that found nothing.
 *
 * @param leaveRow Takes the focus of a removed row.
 * @returns The actions, and the dialogs for the caller to render beside the list.
 */
export function useMissActions(leaveRow: () => void): readonly [MissActions, ReactNode] {
  const text = useText(dashboardSearchesText);
  const api = useApi();
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<{
    readonly dialog: "synonym" | "history";
    readonly miss: SearchMiss;
  }>();
  const shared = {
    drop: (id: string) => dropMiss(queryClient, id),
    reload() {
      void queryClient.invalidateQueries({ queryKey: queryKeys.searchMisses });
      void queryClient.invalidateQueries({ queryKey: queryKeys.history });
    },
  };
  const dismissal = useRowAction({
    ...shared,
    call: (id) => api.searchMisses.dismiss({ id }),
    done: text.dismissed,
    failed: text.dismissFailed,
  });
  const restoration = useRowAction({
    ...shared,
    call: (id) => api.searchMisses.restore({ id }),
    done: text.restored,
    failed: text.restoreFailed,
  });
  const close = (): void => setOpened(undefined);
  const actions: MissActions = {
    busyId: dismissal.busyId ?? restoration.busyId,
    onAddSynonym: (miss) => setOpened({ dialog: "synonym", miss }),
    onHistory: (miss) => setOpened({ dialog: "history", miss }),
    onDismiss: ({ id }) => dismissal.run(id, leaveRow),
    onRestore: ({ id }) => restoration.run(id, leaveRow),
  };
  const dialogs = (
    <>
      {opened?.dialog === "synonym" && <SynonymDialog typed={opened.miss.text} onClose={close} />}
      {opened?.dialog === "history" && (
        <HistoryDialog
          topic="searchMisses"
          id={opened.miss.id}
          name={opened.miss.text}
          onClose={close}
        />
      )}
    </>
  );
  return [actions, dialogs];
}

type MissPage = { readonly items: readonly SearchMiss[]; readonly count: number };

function dropMiss(queryClient: QueryClient, id: string): void {
  queryClient.setQueriesData<InfiniteData<MissPage, string | null>>(
    { queryKey: queryKeys.searchMisses },
    (data) =>
      data?.pages.some(({ items }) => items.some((one) => one.id === id))
        ? {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              count: page.count - 1,
              items: page.items.filter((one) => one.id !== id),
            })),
          }
        : data,
  );
}
