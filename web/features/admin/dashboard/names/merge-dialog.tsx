import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState, type ReactNode, type SubmitEvent } from "react";
import { productFields } from "#domain/product-fields.ts";
import type { NameKind } from "#domain/taxonomy.ts";
import { readApiError } from "#web/api/api-error.ts";
import { queryKeys } from "#web/api/queries.ts";
import { useStaffApi } from "#web/api/staff-client.ts";
import type { NameList } from "#web/api/staff-queries.ts";
import { dashboardNamesText } from "#web/messages/dashboard-names.ts";
import { useText } from "#web/messages/language.tsx";
import { logError } from "#web/platform/log-error.ts";
import { reloadAfterProductChange } from "#web/products/product-cache.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";

type Name = NameList["items"][number];

export type MergeDialogProps = {
  readonly kind: NameKind;
  readonly from: readonly Name[];
  /** All names of the kind, which others can be merged into. */
  readonly names: readonly Name[];
  readonly onMerged: () => void;
  readonly onClose: () => void;
};

/** Merges names into one, after showing what that changes. */
export function MergeDialog({ kind, from, names, ...on }: MergeDialogProps): ReactNode {
  const text = useText(dashboardNamesText);
  const formId = useId();
  const listId = useId();
  const [typed, setTyped] = useState(() => pickName(from));
  const [isTried, setTried] = useState(false);
  const to = typed.trim();
  const others = from.filter(({ name }) => name !== to);
  const target = names.find(({ name }) => name === to);
  const isMerge = from.length > 1 || (target !== undefined && others.length > 0);
  const { mutate, isPending } = useMerge(kind, () => {
    on.onMerged();
    on.onClose();
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (to !== "" && others.length > 0) mutate({ from: others.map(({ name }) => name), to });
  }
  const error = to === "" ? text.toMissing : text.toSame;
  return (
    <Dialog
      open
      size="sm"
      title={text.dialogTitle[kind]}
      description={text.from(from.map(({ name }) => name).join(", "))}
      onClose={on.onClose}
      footer={
        <div className="flex flex-wrap gap-2">
          <Button type="submit" form={formId} variant="primary" busy={isPending}>
            {isMerge ? text.saveMerge : text.save}
          </Button>
          <Button onClick={on.onClose}>{text.cancel}</Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          data-autofocus
          label={text.to}
          help={text.toHelp}
          name="to"
          list={listId}
          autoComplete="off"
          required
          maxLength={productFields[kind].maxLength}
          value={typed}
          error={isTried && (to === "" || others.length === 0) ? error : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <datalist id={listId}>
          {names.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        {to !== "" && others.length > 0 && (
          <Notice>
            {text.effect(
              others.reduce((count, { products }) => count + products, 0),
              to,
            )}{" "}
            {target && text.mergesInto(to, target.products)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

function useMerge(kind: NameKind, onMerged: () => void) {
  const text = useText(dashboardNamesText);
  const api = useStaffApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (merge: { readonly from: string[]; readonly to: string }) =>
      api.mergeNames({ kind, ...merge }),
    onSuccess: ({ changed }, { to }) => {
      toast.success(text.done(changed, to));
      onMerged();
    },
    onError: (error) => {
      logError(text.failed, error);
      const reason = readApiError(error)?.message;
      toast.error(text.failed, { ...(reason !== undefined && { text: reason }) });
    },
    onSettled: () => {
      reloadAfterProductChange(queryClient);
      void queryClient.invalidateQueries({ queryKey: queryKeys.brands });
    },
  });
}

/** Preselects the name that most products have. */
function pickName(from: readonly Name[]): string {
  return from.toSorted((a, b) => b.products - a.products)[0]?.name ?? "";
}
