import { useHydrated } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { signInText } from "#web/messages/sign-in.ts";
import { hasReturnPlace } from "#web/session/return-place.ts";
import { Notice } from "#web/ui/notice.tsx";

/** Explains that the session has ended and that drafts are kept. */
export function SessionEndedNotice(): ReactNode {
  const text = useText(signInText);
  // The server has no access to the tab's storage.
  if (!useHydrated() || !hasReturnPlace()) return null;
  return (
    <Notice className="mb-6" title={text.sessionEnded}>
      {text.sessionEndedText}
    </Notice>
  );
}
