import { useId, useState, type ReactNode, type SubmitEvent } from "react";
import type { BulkPreviewItem } from "#web/api/staff-queries.ts";
import { dashboardBulkText } from "#web/messages/dashboard-bulk.ts";
import { useText } from "#web/messages/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { emptyBulkDraft, readBulkDraft } from "./bulk-draft.ts";
import { BulkFields } from "./bulk-fields.tsx";
import { BulkPreviewTable } from "./bulk-preview-table.tsx";
import { useBulkEdit, type BulkEditor } from "./use-bulk-edit.ts";

export type BulkDialogProps = {
  readonly ids: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Edits several products: first the change, then a preview, then the writing. */
export function BulkDialog({ ids, onDone, onClose }: BulkDialogProps): ReactNode {
  const text = useText(dashboardBulkText);
  const formId = useId();
  const [draft, setDraft] = useState(emptyBulkDraft);
  const [isTried, setTried] = useState(false);
  const { edit, errors } = readBulkDraft(draft);
  const editor = useBulkEdit(ids, () => {
    onClose();
    onDone();
  });
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (edit) editor.onPreview(edit);
  }
  return (
    <Dialog
      open
      size="lg"
      title={text.title}
      description={text.chosen(ids.length)}
      onClose={onClose}
      footer={<Actions editor={editor} formId={formId} onClose={onClose} />}
    >
      {editor.preview ? (
        <Preview items={editor.preview} count={editor.changes.length} />
      ) : (
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          <BulkFields
            draft={draft}
            errors={isTried ? errors : undefined}
            onEdit={(change) => setDraft((now) => ({ ...now, ...change }))}
          />
          {isTried && !edit && !errors.price && !errors.stock && (
            <Notice tone="warning">{text.nothing}</Notice>
          )}
        </form>
      )}
    </Dialog>
  );
}

function Preview({
  items,
  count,
}: {
  readonly items: readonly BulkPreviewItem[];
  readonly count: number;
}): ReactNode {
  const text = useText(dashboardBulkText);
  const problems = items.filter(({ problem }) => problem !== null).length;
  return (
    <div className="grid gap-4">
      {problems > 0 && <Notice tone="warning">{text.problems(problems)}</Notice>}
      {count === 0 && <Notice>{text.noChange}</Notice>}
      <BulkPreviewTable items={items} />
    </div>
  );
}

function Actions({
  editor,
  formId,
  onClose,
}: {
  readonly editor: BulkEditor;
  readonly formId: string;
  readonly onClose: () => void;
}): ReactNode {
  const text = useText(dashboardBulkText);
  return (
    <div className="flex flex-wrap gap-2">
      {editor.preview ? (
        <>
          <Button
            variant="primary"
            busy={editor.isBusy}
            disabled={editor.changes.length === 0}
            onClick={editor.onWrite}
          >
            {text.write(editor.changes.length)}
          </Button>
          <Button onClick={editor.onBack}>{text.back}</Button>
        </>
      ) : (
        <Button type="submit" form={formId} variant="primary" busy={editor.isBusy}>
          {text.preview}
        </Button>
      )}
      <Button variant="quiet" onClick={onClose}>
        {text.cancel}
      </Button>
    </div>
  );
}
