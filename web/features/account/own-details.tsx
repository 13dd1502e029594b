import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { messages } from "#domain/messages.ts";
import { orderFieldLimits } from "#domain/order.ts";
import { useText } from "#web/lib/language.tsx";
import { readText } from "#web/lib/read-form.ts";
import { readOwnDetails } from "#web/lib/session/own-account-calls.ts";
import type { OwnDetails as Details } from "#web/lib/session/own-account-calls.ts";
import { useOwnAccount } from "#web/lib/session/use-own-account.ts";
import { accountText } from "#web/messages/account.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import { describeRefusal } from "./describe-refusal.ts";
import { SettingsSection } from "./settings-section.tsx";
import { useAccountForm } from "./use-account-form.ts";
import type { FormProblem } from "./use-account-form.ts";

/** Name and phone of the signed-in person. */
export function OwnDetails({ userId }: { readonly userId: string }): ReactNode {
  const { details: text } = useText(accountText);
  const queryClient = useQueryClient();
  const queryKey = ["account", "details", userId];
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: loadDetails,
    // What is being typed must not be overtaken by an answer.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <SettingsSection title={text.title} lead={text.lead}>
      {data && (
        <DetailsForm
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
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      )}
    </SettingsSection>
  );
}

interface DetailsFormProps {
  readonly details: Details;
  readonly onSaved: (details: Details) => void;
}

function DetailsForm({ details, onSaved }: DetailsFormProps): ReactNode {
  const words = useText(accountText);
  const text = words.details;
  const { saveDetails } = useOwnAccount();
  const { faults, isBusy, onSubmit } = useAccountForm(send);

  async function send(form: HTMLFormElement): Promise<FormProblem> {
    const typed = { name: readText(form, "name").trim(), phone: readText(form, "phone").trim() };
    if (typed.name === "") {
      const message = messages.signUp.nameRequired;
      return { message, faults: { name: message } };
    }
    const answer = await saveDetails(typed);
    if (!answer.ok) return describeRefusal(answer.refusal, text.failed);
    onSaved(answer.data);
    toast.success(text.saved);
    return undefined;
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      {faults.form && <Notice tone="warning">{faults.form}</Notice>}
      <TextField
        label={words.fullName}
        name="name"
        autoComplete="name"
        maxLength={100}
        defaultValue={details.name}
        required
        error={faults.name}
      />
      <TextField
        label={words.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={orderFieldLimits.phone}
        defaultValue={details.phone}
        help={words.phoneHelp}
        error={faults.phone}
      />
      <Button type="submit" busy={isBusy} className="justify-self-start max-sm:w-full">
        {isBusy ? text.busy : text.submit}
      </Button>
    </form>
  );
}

async function loadDetails(): Promise<Details> {
  const details = await readOwnDetails();
  if (!details) throw new Error("The account's details didn't arrive");
  return details;
}
