import { type ReactNode, useState } from "react";
import { readText } from "#web/forms/read-form.ts";
import { accountText } from "#web/messages/account.ts";
import { useText } from "#web/messages/language.tsx";
import { useOwnAccount } from "#web/session/use-own-account.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormFields } from "#web/ui/form-fields.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast.ts";
import { useSubmit } from "#web/ui/use-submit.ts";
import type { FormProblem } from "./account-errors.ts";
import { CurrentPasswordField } from "./account-fields.tsx";
import { describeApiError } from "./describe-api-error.ts";
import { SettingsSection } from "./settings-section.tsx";

/** Deletes the account after a dialog and a password check. */
export function AccountDeletion({ isAdmin }: { readonly isAdmin: boolean }): ReactNode {
  const { deletion: text } = useText(accountText);
  const [isOpen, setOpen] = useState(false);
  if (isAdmin) {
    return (
      <SettingsSection title={text.title} lead={text.adminStays}>
        {null}
      </SettingsSection>
    );
  }
  return (
    <SettingsSection title={text.title} lead={text.lead}>
      <Button onClick={() => setOpen(true)} className="text-red max-sm:w-full">
        {text.open}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={text.question}
        description={text.lead}
      >
        <Consequences />
        <DeletionForm onCancel={() => setOpen(false)} />
      </Dialog>
    </SettingsSection>
  );
}

/** What a deletion erases and what it can't. */
function Consequences(): ReactNode {
  const { deletion: text } = useText(accountText);
  return (
    <div className="mb-4 grid gap-3 text-sm">
      {[
        { title: text.erasedTitle, items: text.erased },
        { title: text.staysTitle, items: text.stays },
      ].map(({ title, items }) => (
        <section key={title}>
          <h3 className="font-semibold">{title}</h3>
          <ul className="mt-1 list-disc space-y-1 ps-5 text-muted marker:text-steel-4">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function DeletionForm({ onCancel }: { readonly onCancel: () => void }): ReactNode {
  const words = useText(accountText);
  const text = words.deletion;
  const { deleteAccount } = useOwnAccount();
  const { fieldErrors, isBusy, onSubmit } = useSubmit(send);

  async function send(form: HTMLFormElement): Promise<FormProblem> {
    const password = readText(form, "currentPassword");
    if (password === "") {
      const message = words.passwordChange.currentRequired;
      return { message, fieldErrors: { currentPassword: message } };
    }
    const answer = await deleteAccount(password);
    if (!answer.ok) return describeApiError(answer.apiError, text.failed);
    // This form is unmounted by now, as after a sign-out.
    toast.success(text.done);
    return undefined;
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      {fieldErrors.form && <Notice tone="warning">{fieldErrors.form}</Notice>}
      <FormFields busy={isBusy}>
        <CurrentPasswordField error={fieldErrors.currentPassword} isFirstFocused />
      </FormFields>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{text.cancel}</Button>
        <Button type="submit" variant="danger" busy={isBusy}>
          {isBusy ? text.busy : text.submit}
        </Button>
      </div>
    </form>
  );
}
