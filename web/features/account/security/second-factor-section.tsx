import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ownAccountApi } from "#web/api/own-account-client.ts";
import { retryUnlessRejected } from "#web/api/queries.ts";
import { SettingsSection } from "#web/features/account/settings-section.tsx";
import { useText } from "#web/messages/language.tsx";
import { secondFactorText } from "#web/messages/second-factor.ts";
import { postNewCodes, postTurnOff } from "#web/session/second-factor-calls.ts";
import { useAuthActions } from "#web/session/use-auth-actions.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import { ProofForm } from "./proof-form.tsx";
import { RecoveryCodes, type RecoveryCodesProps } from "./recovery-codes.tsx";
import { SecondFactorSetup } from "./second-factor-setup.tsx";

type State = Awaited<ReturnType<typeof ownAccountApi.getSecondFactor>>;
type Opened = "set-up" | "replace" | "turn-off";

export type SecondFactorSectionProps = {
  readonly user: { readonly id: string; readonly email: string };
  readonly isAdmin: boolean;
};

/** Turns the second factor on and off. Rendered for admins, and for others who still have one. */
export function SecondFactorSection({ user, isAdmin }: SecondFactorSectionProps): ReactNode {
  const { section: text } = useText(secondFactorText);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["account", "second-factor", user.id],
    queryFn: ({ signal }) => ownAccountApi.getSecondFactor(undefined, { signal }),
    retry: retryUnlessRejected,
  });
  if (!isAdmin && !data?.is_on) return null;
  return (
    <SettingsSection title={text.title} lead={text.lead}>
      {data && <Controls state={data} email={user.email} onChanged={() => void refetch()} />}
      {!data && isError && (
        <ErrorState title={text.failed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{text.loading}</span>
          <Skeleton className="h-5.5 w-12" />
          <Skeleton className="h-9.5 w-28 max-sm:w-full pointer-coarse:h-11" />
        </div>
      )}
    </SettingsSection>
  );
}

type ControlsProps = {
  readonly state: State;
  readonly email: string;
  readonly onChanged: () => void;
};

function Controls({ state, email, onChanged }: ControlsProps): ReactNode {
  const { section: text, setUp, replace, off } = useText(secondFactorText);
  const [opened, setOpened] = useState<Opened>();
  const { refresh } = useAuthActions();
  const status = useRef<HTMLParagraphElement>(null);
  const isOn = useRef(state.is_on);
  useEffect(() => {
    // The button that opened the dialog is gone, and with it the focus.
    if (isOn.current !== state.is_on) status.current?.focus();
    isOn.current = state.is_on;
  }, [state.is_on]);
  function close(): void {
    setOpened(undefined);
    onChanged();
    // The right to the dashboard may depend on it.
    void refresh();
  }
  const titles = { "set-up": setUp.title, replace: replace.title, "turn-off": off.title };
  return (
    <div className="grid gap-4">
      {state.is_required && !state.is_on && <Notice tone="warning">{text.due}</Notice>}
      <p ref={status} tabIndex={-1} className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={state.is_on ? "green" : "neutral"}>{state.is_on ? text.on : text.off}</Badge>
        {state.is_on && text.codesLeft(state.codes_left)}
      </p>
      <div className="flex flex-wrap gap-2">
        {state.is_on ? (
          <>
            <Button className="max-sm:w-full" onClick={() => setOpened("replace")}>
              {text.newCodes}
            </Button>
            <Button className="text-red max-sm:w-full" onClick={() => setOpened("turn-off")}>
              {text.turnOff}
            </Button>
          </>
        ) : (
          <Button className="max-sm:w-full" onClick={() => setOpened("set-up")}>
            {text.setUp}
          </Button>
        )}
      </div>
      <Dialog
        open={opened !== undefined}
        onClose={close}
        size="sm"
        title={opened && titles[opened]}
      >
        {opened === "set-up" && <SecondFactorSetup email={email} onDone={close} />}
        {opened === "replace" && <CodeReplacement email={email} onDone={close} />}
        {opened === "turn-off" && <TurnOffForm onDone={close} />}
      </Dialog>
    </div>
  );
}

/** Replaces the recovery codes and shows the new ones. */
function CodeReplacement({
  email,
  onDone,
}: Pick<RecoveryCodesProps, "email" | "onDone">): ReactNode {
  const { replace: text } = useText(secondFactorText);
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes email={email} codes={codes} onDone={onDone} />;
  return (
    <ProofForm
      lead={text.lead}
      submit={text.submit}
      variant="primary"
      onSend={postNewCodes}
      onDone={setCodes}
    />
  );
}

/** Turns the second factor off. */
function TurnOffForm({ onDone }: { readonly onDone: () => void }): ReactNode {
  const { off: text } = useText(secondFactorText);
  return (
    <ProofForm
      lead={text.lead}
      submit={text.submit}
      variant="danger"
      onSend={postTurnOff}
      onDone={() => {
        toast.success(text.done);
        onDone();
      }}
    />
  );
}
