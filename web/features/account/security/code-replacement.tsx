import { type ReactNode, useState } from "react";
import { useText } from "#web/messages/language.tsx";
import { secondFactorText } from "#web/messages/second-factor.ts";
import { postNewCodes } from "#web/session/second-factor-calls.ts";
import { ProofForm } from "./proof-form.tsx";
import { RecoveryCodes, type RecoveryCodesProps } from "./recovery-codes.tsx";

/** Replaces the recovery codes and shows the new ones. */
export function CodeReplacement({
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
