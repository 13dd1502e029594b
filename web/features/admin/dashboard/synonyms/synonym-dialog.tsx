import { useId, useState, type ReactNode } from "react";
import type { SynonymGroup } from "#catalogue/search/synonyms.data.ts";
import type { Synonyms } from "#web/api/search-queries.ts";
import { dashboardSynonymsText } from "#web/messages/dashboard-synonyms.ts";
import { useText } from "#web/messages/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toBuiltInDraft, toSynonymDraft, type SynonymDraft } from "./synonym-draft.ts";
import { SynonymFields } from "./synonym-fields.tsx";
import { useSaveSynonyms } from "./use-save-synonyms.ts";

export type SynonymDialogProps = {
  /** The group to edit; undefined for a new one. */
  readonly group?: Synonyms | undefined;
  /** The built-in group that is edited, with the words of `group`. */
  readonly builtIn?: SynonymGroup | undefined;
  /** A text that buyers typed, for a new group. */
  readonly typed?: string;
  readonly onClose: () => void;
};

/** The form of a group of synonyms; mounted only while it is open. */
export function SynonymDialog({
  group,
  builtIn,
  typed = "",
  onClose,
}: SynonymDialogProps): ReactNode {
  const text = useText(dashboardSynonymsText).form;
  const [initial] = useState(() =>
    builtIn ? toBuiltInDraft(builtIn, group) : toSynonymDraft(group, typed),
  );
  const [draft, setDraft] = useState(initial);
  const { fieldErrors, isBusy, onSubmit } = useSaveSynonyms({
    group,
    builtIn,
    draft,
    onSaved: onClose,
  });
  const [confirm, confirmDialog] = useConfirm();
  const formId = useId();
  const edit = (change: Partial<SynonymDraft>): void => setDraft((now) => ({ ...now, ...change }));

  async function leave(): Promise<void> {
    const isFree =
      JSON.stringify(draft) === JSON.stringify(initial) ||
      (await confirm({
        title: text.discardTitle,
        description: text.discardText,
        confirmLabel: text.discard,
        cancelLabel: text.keepEditing,
      }));
    if (isFree) onClose();
  }

  return (
    <>
      <Dialog
        open
        onClose={() => void leave()}
        title={group || builtIn ? text.editTitle : text.addTitle}
        footer={
          <div className="flex flex-wrap gap-2">
            <Button type="submit" form={formId} variant="primary" busy={isBusy}>
              {isBusy ? text.saving : text.save}
            </Button>
            <Button onClick={() => void leave()}>{text.cancel}</Button>
          </div>
        }
      >
        <form id={formId} noValidate onSubmit={onSubmit}>
          <SynonymFields
            draft={draft}
            isBuiltIn={builtIn !== undefined}
            errors={fieldErrors}
            busy={isBusy}
            onEdit={edit}
          />
        </form>
      </Dialog>
      {confirmDialog}
    </>
  );
}
