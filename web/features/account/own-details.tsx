import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { messages } from "#domain/messages.ts";
import { orderFieldLimits } from "#domain/order.ts";
import { readText } from "#web/forms/read-form.ts";
import { forgetDraft, saveDraft, loadDraft, type DraftPlace } from "#web/forms/saved-draft.ts";
import { accountText } from "#web/messages/account.ts";
import { useText } from "#web/messages/language.tsx";
import { type OwnDetails, readOwnDetails } from "#web/session/own-account-calls.ts";
import { useOwnAccount } from "#web/session/use-own-account.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { FormFields } from "#web/ui/form-fields.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import { useSubmit } from "#web/ui/use-submit.ts";
import type { FormProblem } from "./account-errors.ts";
import { describeApiError } from "./describe-api-error.ts";
import { SettingsSection } from "./settings-section.tsx";

/** Name and phone of the signed-in customer. */
export function OwnDetailsSection({ userId }: { readonly userId: string }): ReactNode {
  const { details: text } = useText(accountText);
  const queryClient = useQueryClient();
  const queryKey = ["account", "details", userId];
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: loadDetails,
    // A refetch must not overwrite what is being typed.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <SettingsSection title={text.title} lead={text.lead}>
      {data && (
        <DetailsForm
          userId={userId}
          details={data}
          onSaved={(details) => queryClient.setQueryData(queryKey, details)}
        />
      )}
      {!data && isError && (
        <ErrorState title={text.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{text.loading}</span>
          <Skeleton className="h-16.5 pointer-coarse:h-17.5" />
          <Skeleton className="h-22 pointer-coarse:h-24" />
          <Skeleton className="h-9.5 w-28 max-sm:w-full pointer-coarse:h-11" />
        </div>
      )}
    </SettingsSection>
  );
}

type DetailsFormProps = {
  readonly userId: string;
  readonly details: OwnDetails;
  readonly onSaved: (details: OwnDetails) => void;
};

function DetailsForm({ userId, details, onSaved }: DetailsFormProps): ReactNode {
  const words = useText(accountText);
  const text = words.details;
  const { saveDetails } = useOwnAccount();
  const place = { name: "own_details", owner: userId };
  const [first] = useState(() => toDraft(place, details));
  const [isChanged, setChanged] = useState(!isSame(first, details));
  const { fieldErrors, isBusy, onSubmit } = useSubmit(send);

  async function send(form: HTMLFormElement): Promise<FormProblem> {
    const typed = readDetails(form);
    if (typed.name === "") {
      const message = messages.signUp.nameRequired;
      return { message, fieldErrors: { name: message } };
    }
    const answer = await saveDetails(typed);
    if (!answer.ok) return describeApiError(answer.apiError, text.failed);
    forgetDraft(place);
    setChanged(false);
    onSaved(answer.data);
    toast.success(text.saved);
    return undefined;
  }

  /** Saves the draft in the tab, so that a reload or an ended session loses nothing. */
  function keep(form: HTMLFormElement): void {
    const typed = readDetails(form);
    const isNew = !isSame(typed, details);
    setChanged(isNew);
    if (isNew) saveDraft(place, typed);
    else forgetDraft(place);
  }

  return (
    <form
      method="post"
      noValidate
      data-restored
      onSubmit={onSubmit}
      onInput={(event) => keep(event.currentTarget)}
      className="grid gap-4"
    >
      {fieldErrors.form && <Notice tone="warning">{fieldErrors.form}</Notice>}
      <FormFields busy={isBusy}>
        <TextField
          label={words.fullName}
          name="name"
          autoComplete="name"
          maxLength={100}
          defaultValue={first.name}
          required
          error={fieldErrors.name}
        />
        <TextField
          label={words.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={orderFieldLimits.phone}
          defaultValue={first.phone}
          help={words.phoneHelp}
          error={fieldErrors.phone}
        />
      </FormFields>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={isBusy} className="max-sm:w-full">
          {isBusy ? text.busy : text.submit}
        </Button>
        <p role="status" className="text-sm text-muted">
          {isChanged && !isBusy && text.unsaved}
        </p>
      </div>
    </form>
  );
}

function readDetails(form: HTMLFormElement): OwnDetails {
  return { name: readText(form, "name").trim(), phone: readText(form, "phone").trim() };
}

function isSame(one: OwnDetails, other: OwnDetails): boolean {
  return one.name === other.name && one.phone === other.phone;
}

/** The draft that this account typed before a reload or an ended session, else the saved details. */
function toDraft(place: DraftPlace, saved: OwnDetails): OwnDetails {
  const draft = loadDraft(place);
  const getText = (field: keyof OwnDetails): string => {
    const text = draft?.get(field);
    return typeof text === "string" ? text : saved[field];
  };
  return { name: getText("name"), phone: getText("phone") };
}

async function loadDetails(): Promise<OwnDetails> {
  const details = await readOwnDetails();
  if (!details) throw new Error("The account's details didn't arrive");
  return details;
}
