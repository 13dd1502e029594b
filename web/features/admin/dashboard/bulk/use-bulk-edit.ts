import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BulkEdit } from "#domain/bulk-edit.ts";
import { readApiError } from "#web/api/api-error.ts";
import { useStaffApi, type StaffApi } from "#web/api/staff-client.ts";
import type { BulkPreviewItem } from "#web/api/staff-queries.ts";
import { dashboardBulkText } from "#web/messages/dashboard-bulk.ts";
import { useText } from "#web/messages/language.tsx";
import { logError } from "#web/platform/log-error.ts";
import { reloadAfterProductChange } from "#web/products/product-cache.ts";
import { toast } from "#web/ui/toast.ts";

type Changes = Parameters<StaffApi["writeBulkEdit"]>[0]["items"];

export type BulkEditor = {
  /** What the edit would write; undefined before the preview. */
  readonly preview: readonly BulkPreviewItem[] | undefined;
  /** The items of the preview that change. */
  readonly changes: Changes;
  readonly isBusy: boolean;
  readonly onPreview: (edit: BulkEdit) => void;
  readonly onBack: () => void;
  readonly onWrite: () => void;
};

/** Previews an edit of products, then writes what the preview showed. */
export function useBulkEdit(ids: readonly string[], onWritten: () => void): BulkEditor {
  const text = useText(dashboardBulkText);
  const api = useStaffApi();
  const queryClient = useQueryClient();
  const reload = (): void => reloadAfterProductChange(queryClient);
  const preview = useMutation({
    mutationFn: (edit: BulkEdit) => api.previewBulkEdit({ ids: [...ids], edit }),
    onError: (error) => report(text.previewFailed, error),
  });
  const undo = useMutation({
    mutationFn: (items: Changes) => api.writeBulkEdit({ items, is_undo: true }),
    onSuccess: ({ changed }, items) => {
      const left = items.length - changed;
      toast.success(text.undone(changed), { ...(left > 0 && { text: text.undoneSome(left) }) });
    },
    onError: (error) => report(text.undoFailed, error),
    onSettled: reload,
  });
  const write = useMutation({
    mutationFn: (items: Changes) => api.writeBulkEdit({ items }),
    onSuccess: ({ changed }, items) => {
      onWritten();
      const undone = items.map(({ id, from, to }) => ({ id, from: to, to: from }));
      toast.success(text.done(changed), {
        stay: "long",
        action: { label: text.undo, onAction: () => undo.mutate(undone) },
      });
    },
    onError: (error) => report(text.failed, error),
    onSettled: reload,
  });
  const items = preview.data?.items;
  const changes = items?.flatMap(toChange) ?? [];
  return {
    preview: items,
    changes,
    isBusy: preview.isPending || write.isPending,
    onPreview: (edit) => preview.mutate(edit),
    onBack: preview.reset,
    onWrite: () => write.mutate(changes),
  };
}

function toChange({ id, from, to }: BulkPreviewItem): Changes {
  return to && JSON.stringify(to) !== JSON.stringify(from) ? [{ id, from, to }] : [];
}

function report(title: string, error: unknown): void {
  logError(title, error);
  const reason = readApiError(error)?.message;
  toast.error(title, { ...(reason !== undefined && { text: reason }) });
}
