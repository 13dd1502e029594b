import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { shellText } from "#web/messages/shell.ts";
import type { SessionHandle } from "#web/session/session-context.tsx";

/** The header's last slot: the account and a sign-out button, or a sign-in link. */
export function SessionSlot({ session, onSignOut }: SessionHandle): ReactNode {
  const text = useText(shellText);
  const { user } = session;
  if (!user) {
    return (
      <Link to="/account" className={`${slotControl} text-ink`}>
        {text.signIn}
      </Link>
    );
  }
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Link to="/account" className="min-w-0 truncate text-ink hover:underline max-sm:sr-only">
        {text.welcome(user.name || user.email)}
      </Link>
      <button type="button" onClick={() => void onSignOut()} className={slotControl}>
        {text.signOut}
      </button>
    </div>
  );
}

const slotControl =
  "inline-flex min-h-6 shrink-0 items-center font-medium underline-offset-4 hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11 justify-end";
