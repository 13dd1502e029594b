import { useRowAction, type RowActionOptions } from "./use-row-action.ts";

type Step = Pick<RowActionOptions, "call" | "done" | "failed" | "lang" | "showsReason">;

export type Deletion = {
  readonly remove: (id: string) => void;
  readonly restore: (id: string) => void;
  /** The row with a pending request. */
  readonly busyId: string | undefined;
};

/**
 * Deletes rows and restores them.
 * @param parts `undo` labels the button that restores a row from the message about its deletion; `leaveRow`
 * takes the focus of a removed row.
 */
export function useDeletion(
  parts: {
    readonly removal: Step;
    readonly restoration: Step;
    readonly undo?: string;
    readonly leaveRow: () => void;
  } & Pick<RowActionOptions, "drop" | "reload">,
): Deletion {
  const { drop, reload, undo, leaveRow } = parts;
  const restoration = useRowAction({ drop, reload, ...parts.restoration });
  const restore = (id: string): void => restoration.run(id, leaveRow);
  const removal = useRowAction({
    drop,
    reload,
    ...parts.removal,
    ...(undo !== undefined && { undo: { label: undo, onUndo: restore } }),
  });
  return {
    remove: (id) => removal.run(id, leaveRow),
    restore,
    busyId: removal.busyId ?? restoration.busyId,
  };
}
