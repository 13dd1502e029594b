import { useHydrated } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { hasReturnPlace } from "#web/lib/session/return-place.ts";
import { signInText } from "#web/messages/sign-in.ts";
import { Notice } from "#web/ui/notice.tsx";

/** Says why somebody who was at work stands at the door again, and that nothing is lost. */
export function SessionEndedNotice(): ReactNode {
  const text = useText(signInText);
  // The server doesn't know the tab's memory.
  if (!useHydrated() || !hasReturnPlace()) return null;
  return (
    <Notice className="mb-6" title={text.sessionEnded}>
      {text.sessionEndedText}
    </Notice>
  );
}
