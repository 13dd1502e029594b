import { useLocation } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { adminPanelText } from "#web/messages/admin-panel.ts";
import { useText } from "#web/messages/language.tsx";
import { saveReturnPath } from "#web/session/return-place.ts";
import { useSession } from "#web/session/use-session.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";

/** Shown when the session ended. The draft stays below, and signing in returns to this page of the shop. */
export function SessionEnded(): ReactNode {
  const text = useText(adminPanelText);
  const { user, loading } = useSession();
  const [owner] = useState(user?.id);
  const href = useLocation({ select: (location) => location.href });
  if (user || loading) return null;
  return (
    <Notice tone="warning" title={text.sessionEnded} className="mb-5">
      <p>{text.sessionEndedText}</p>
      <LinkButton to="/auth" size="sm" className="mt-2" onClick={() => saveReturnPath(owner, href)}>
        {text.signInAgain}
      </LinkButton>
    </Notice>
  );
}
