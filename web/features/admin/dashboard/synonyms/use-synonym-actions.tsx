import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { SynonymGroup } from "#catalogue/search/synonyms.data.ts";
import { queryKeys } from "#web/api/queries.ts";
import { synonymsQuery, type Synonyms } from "#web/api/search-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { HistoryDialog } from "#web/features/admin/dashboard/history/history-dialog.tsx";
import { useDeletion } from "#web/features/admin/use-deletion.ts";
import { dashboardSynonymsText } from "#web/messages/dashboard-synonyms.ts";
import { useText } from "#web/messages/language.tsx";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";
import { SynonymDialog } from "./synonym-dialog.tsx";

/** The actions on a group of synonyms. */
export type SynonymActions = {
  /** The group that is being deleted or restored. */
  readonly busyId: string | undefined;
  /** Opens the form, empty without a group. */
  readonly onEdit: (group?: Synonyms) => void;
  /** Opens the form of a built-in group with the change that staff made to it. */
  readonly onEditBuiltIn: (builtIn: SynonymGroup, change: Synonyms | undefined) => void;
  readonly onDelete: (group: Synonyms) => void;
  readonly onRestore: (group: Synonyms) => void;
  readonly onHistory: (group: Synonyms) => void;
};

/**
 * The actions on a group of synonyms.
 *
 * @param leaveRow Takes the focus of a removed row.
 * @returns The actions, and the dialogs for the caller to render beside the list.
 */
export function useSynonymActions(leaveRow: () => void): readonly [SynonymActions, ReactNode] {
  const text = useText(dashboardSynonymsText);
  const api = useApi();
  const queryClient = useQueryClient();
  const [confirm, confirmDialog] = useConfirm();
  const [opened, setOpened] = useState<
    | {
        readonly dialog: "edit";
        readonly group: Synonyms | undefined;
        readonly builtIn?: SynonymGroup;
      }
    | { readonly dialog: "history"; readonly group: Synonyms }
  >();
  const deletion = useDeletion({
    drop(id) {
      const { queryKey } = synonymsQuery(api);
      queryClient.setQueryData(
        queryKey,
        (saved) => saved && { items: saved.items.filter((one) => one.id !== id) },
      );
    },
    reload() {
      for (const queryKey of [queryKeys.synonyms, queryKeys.currentSynonyms, queryKeys.history]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
    removal: {
      call: (id) => api.synonyms.remove({ id }),
      done: text.deleted,
      failed: text.deleteFailed,
    },
    restoration: {
      call: (id) => api.synonyms.restore({ id }),
      done: text.restored,
      failed: text.restoreFailed,
      showsReason: true,
    },
    leaveRow,
  });
  const close = (): void => setOpened(undefined);

  async function askToDelete({ id, term }: Synonyms): Promise<void> {
    const isSure = await confirm({
      title: text.deleteGroup(term),
      description: text.deleteQuestion,
      confirmLabel: text.deleteConfirm,
      tone: "danger",
    });
    if (isSure) deletion.remove(id);
  }

  const actions: SynonymActions = {
    busyId: deletion.busyId,
    onEdit: (group) => setOpened({ dialog: "edit", group }),
    onEditBuiltIn: (builtIn, group) => setOpened({ dialog: "edit", group, builtIn }),
    onHistory: (group) => setOpened({ dialog: "history", group }),
    onDelete: (group) => void askToDelete(group),
    onRestore: ({ id }) => deletion.restore(id),
  };
  const dialogs = (
    <>
      {opened?.dialog === "edit" && (
        <SynonymDialog group={opened.group} builtIn={opened.builtIn} onClose={close} />
      )}
      {opened?.dialog === "history" && (
        <HistoryDialog
          topic="synonyms"
          id={opened.group.id}
          name={opened.group.term}
          onClose={close}
        />
      )}
      {confirmDialog}
    </>
  );
  return [actions, dialogs];
}
