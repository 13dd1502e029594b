import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { maxCustomerNoteLength } from "#domain/customer.ts";
import { readApiError } from "#web/api/api-error.ts";
import { makeRandomKey } from "#web/api/random-key.ts";
import { requestTimeoutMs } from "#web/api/request-timeout.ts";
import { useStaffApi } from "#web/api/staff-client.ts";
import { reloadCustomers } from "#web/api/staff-queries.ts";
import { dashboardCustomersText } from "#web/messages/dashboard-customers.ts";
import { useText } from "#web/messages/language.tsx";
import { logError } from "#web/platform/log-error.ts";
import { noteSessionEnd } from "#web/session/handle-session-end.ts";
import { Button } from "#web/ui/button.tsx";
import { FormFields } from "#web/ui/form-fields.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { toast } from "#web/ui/toast.ts";
import { useSubmit, type SubmitProblem } from "#web/ui/use-submit.ts";

type NoteErrors = { readonly note: string };

type NoteDraft = {
  /** The same for every attempt, so that a lost answer doesn't add a note twice. */
  readonly id: string;
  readonly text: string;
};

/** What was typed and not saved, by customer: it survives a closed dialog. */
const drafts = new Map<string, NoteDraft>();

/** The form of a new note. Errors and a closed dialog keep what was typed. */
export function NoteForm({ customerKey }: { readonly customerKey: string }): ReactNode {
  const text = useText(dashboardCustomersText);
  const api = useStaffApi();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => drafts.get(customerKey) ?? newDraft());

  function edit(next: NoteDraft): void {
    if (next.text === "") drafts.delete(customerKey);
    else drafts.set(customerKey, next);
    setDraft(next);
  }

  async function save(typed: string): Promise<SubmitProblem<NoteErrors>> {
    try {
      const signal = AbortSignal.timeout(requestTimeoutMs);
      await api.addCustomerNote({ key: customerKey, id: draft.id, text: typed }, { signal });
    } catch (error) {
      logError("The note wasn't saved", error);
      noteSessionEnd(queryClient, error);
      const isRejected = readApiError(error) !== undefined;
      return { message: isRejected ? text.saveFailed : text.noAnswer, fieldErrors: {} };
    }
    toast.success(text.noteSaved);
    edit(newDraft());
    reloadCustomers(queryClient);
    return undefined;
  }

  const { onSubmit, isBusy, fieldErrors } = useSubmit<NoteErrors>(() => {
    const typed = draft.text.trim();
    if (typed === "") return { message: text.noteMissing, fieldErrors: { note: text.noteMissing } };
    return save(typed);
  });

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-3">
      <FormFields busy={isBusy}>
        <TextArea
          label={text.newNote}
          name="note"
          rows={3}
          maxLength={maxCustomerNoteLength}
          value={draft.text}
          // Another text is another note, also after a lost answer.
          onChange={(event) => edit({ id: makeRandomKey(), text: event.target.value })}
          error={fieldErrors.note}
        />
      </FormFields>
      <Button type="submit" className="justify-self-start" busy={isBusy}>
        {isBusy ? text.saving : text.save}
      </Button>
    </form>
  );
}

function newDraft(): NoteDraft {
  return { id: makeRandomKey(), text: "" };
}
