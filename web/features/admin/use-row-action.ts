import { useMutation } from "@tanstack/react-query";
import { readApiError } from "#web/api/api-error.ts";
import { useLanguage, type Language } from "#web/messages/language.tsx";
import { logError } from "#web/platform/log-error.ts";
import { toast } from "#web/ui/toast.ts";

/** The options of an action on a list row. */
export type RowActionOptions = {
  readonly call: (id: string) => Promise<unknown>;
  /** Removes the row from the visible list. */
  readonly drop: (id: string) => void;
  /** Reloads everything that the action affects, also after an error. */
  readonly reload: () => void;
  readonly done: string;
  readonly failed: string;
  /** Undoes a deletion, from the message about it. */
  readonly undo?: { readonly label: string; readonly onUndo: (id: string) => void };
  /** Language of `done` and `failed`, if it isn't that of the page. */
  readonly lang?: Language | undefined;
  /** Also shows the server's reason, such as an expired deadline. */
  readonly showsReason?: boolean;
};

export type RowAction = {
  readonly run: (id: string, onDone: () => void) => void;
  /** The row with a pending request. */
  readonly busyId: string | undefined;
};

/** Deletes or restores a row, which leaves the list after the server's confirmation. */
export function useRowAction(options: RowActionOptions): RowAction {
  const { call, drop, reload, done, failed, lang, undo, showsReason = false } = options;
  const language = useLanguage();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: { readonly id: string; readonly onDone: () => void }) => call(id),
    onSuccess: (_answer, { id, onDone }) => {
      drop(id);
      toast.success(done, {
        ...(lang && { lang }),
        ...(undo && {
          stay: "long",
          action: { label: undo.label, lang: language, onAction: () => undo.onUndo(id) },
        }),
      });
      onDone();
    },
    onError: (error) => {
      logError(failed, error);
      const apiError = showsReason ? readApiError(error) : undefined;
      toast.error(failed, {
        ...(lang && { lang }),
        ...(apiError && { text: apiError.message }),
      });
    },
    onSettled: reload,
  });
  return {
    run: (id, onDone) => mutate({ id, onDone }),
    busyId: isPending ? variables.id : undefined,
  };
}
