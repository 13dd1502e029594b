import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { dropListRow } from "#web/api/list-cache.ts";
import { queryKeys } from "#web/api/queries.ts";
import type { SearchMiss } from "#web/api/search-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { HistoryDialog } from "#web/features/admin/dashboard/history/history-dialog.tsx";
import { SynonymDialog } from "#web/features/admin/dashboard/synonyms/synonym-dialog.tsx";
import { useDeletion } from "#web/features/admin/use-deletion.ts";
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
  const dismissal = useDeletion({
    drop: (id) => dropListRow(queryClient, queryKeys.searchMisses, id),
    reload() {
      void queryClient.invalidateQueries({ queryKey: queryKeys.searchMisses });
      void queryClient.invalidateQueries({ queryKey: queryKeys.history });
    },
    removal: {
      call: (id) => api.searchMisses.dismiss({ id }),
      done: text.dismissed,
      failed: text.dismissFailed,
    },
    restoration: {
      call: (id) => api.searchMisses.restore({ id }),
      done: text.restored,
      failed: text.restoreFailed,
    },
    leaveRow,
  });
  const close = (): void => setOpened(undefined);
  const actions: MissActions = {
    busyId: dismissal.busyId,
    onAddSynonym: (miss) => setOpened({ dialog: "synonym", miss }),
    onHistory: (miss) => setOpened({ dialog: "history", miss }),
    onDismiss: ({ id }) => dismissal.remove(id),
    onRestore: ({ id }) => dismissal.restore(id),
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
