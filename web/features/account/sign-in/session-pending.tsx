import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { signInText } from "#web/messages/sign-in.ts";
import { Spinner } from "#web/ui/spinner.tsx";

/** Shown by a guarded page while the session is being checked. */
export function SessionPending(): ReactNode {
  const text = useText(signInText);
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <Spinner className="size-8 text-muted" />
      <span className="sr-only">{text.loading}</span>
    </div>
  );
}
