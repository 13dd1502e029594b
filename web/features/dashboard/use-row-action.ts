import { useMutation } from "@tanstack/react-query";
import { readApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/log-error.ts";
import { toast } from "#web/ui/toast.ts";

/** What an action on a row of a list needs. */
export interface RowActionOptions {
  readonly call: (id: string) => Promise<unknown>;
  /** Takes the row off the list on screen. */
  readonly drop: (id: string) => void;
  /** Reloads whatever the action touched, also after a failure. */
  readonly reload: () => void;
  readonly done: string;
  readonly failed: string;
  /** Shows the server's reason as well, for instance that it is too late. */
  readonly tellsReason?: boolean;
}

export interface RowAction {
  readonly run: (id: string, onDone: () => void) => void;
  /** The row whose answer is awaited. */
  readonly busyId: string | undefined;
}

/** Deletes a row or brings it back; it leaves the list when the server has said so. */
export function useRowAction(options: RowActionOptions): RowAction {
  const { call, drop, reload, done, failed, tellsReason = false } = options;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: { readonly id: string; readonly onDone: () => void }) => call(id),
    onSuccess: (_answer, { id, onDone }) => {
      drop(id);
      toast.success(done);
      onDone();
    },
    onError: (error) => {
      logError(failed, error);
      const refusal = tellsReason ? readApiError(error) : undefined;
      toast.error(failed, refusal && { text: refusal.message });
    },
    onSettled: reload,
  });
  return {
    run: (id, onDone) => mutate({ id, onDone }),
    busyId: isPending ? variables.id : undefined,
  };
}
