import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { secondFactorText } from "#web/messages/second-factor.ts";
import { postTurnOff } from "#web/session/second-factor-calls.ts";
import { toast } from "#web/ui/toast.ts";
import { ProofForm } from "./proof-form.tsx";

/** Turns the second factor off. */
export function TurnOffForm({ onDone }: { readonly onDone: () => void }): ReactNode {
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
