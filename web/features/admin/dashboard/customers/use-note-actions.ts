import { useQueryClient } from "@tanstack/react-query";
import { useStaffApi } from "#web/api/staff-client.ts";
import { reloadCustomers } from "#web/api/staff-queries.ts";
import { useRowAction } from "#web/features/admin/use-row-action.ts";
import { dashboardCustomersText } from "#web/messages/dashboard-customers.ts";
import { useText } from "#web/messages/language.tsx";

export type NoteActions = {
  readonly remove: (id: string) => void;
  readonly restore: (id: string) => void;
  /** The note with a pending request. */
  readonly busyId: string | undefined;
};

/**
 * Deletes and restores notes about a customer.
 * @param leaveRow Takes the focus of a removed row.
 */
export function useNoteActions(leaveRow: () => void): NoteActions {
  const text = useText(dashboardCustomersText);
  const api = useStaffApi();
  const queryClient = useQueryClient();
  const shared = {
    // It stays in the list, among the deleted notes.
    drop: () => undefined,
    reload: () => reloadCustomers(queryClient),
  };
  const restoration = useRowAction({
    ...shared,
    call: (id) => api.restoreCustomerNote({ id }),
    done: text.noteRestored,
    failed: text.restoreFailed,
    showsReason: true,
  });
  const restore = (id: string): void => restoration.run(id, leaveRow);
  const deletion = useRowAction({
    ...shared,
    call: (id) => api.removeCustomerNote({ id }),
    done: text.noteDeleted,
    failed: text.deleteFailed,
    undo: { label: text.undo, onUndo: restore },
  });
  return {
    remove: (id) => deletion.run(id, leaveRow),
    restore,
    busyId: deletion.busyId ?? restoration.busyId,
  };
}
