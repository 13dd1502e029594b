import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { queryKeys } from "#web/api/queries.ts";
import { pendingSignOut } from "#web/platform/pending-sign-out.ts";
import { forgetTabValues, useStoredValue } from "#web/platform/stored-value.ts";
import { readSessionEnd } from "./auth-calls.ts";
import { dropPrivateData } from "./private-data.ts";
import { type SessionHandle, SessionProvider, signedOut } from "./session-context.tsx";
import { checkEveryMs, isRefreshDue } from "./session-end.ts";
import { putSession } from "./session-query.ts";
import { listenForSessionChange } from "./tabs-channel.ts";
import { useAuthActions } from "./use-auth-actions.ts";
import { useSession } from "./use-session.ts";

/** Keeps the session in sync across the page and all tabs. Used in the root route. */
export function SessionRoot({
  beforeSignOut,
  onSignedOut,
  children,
}: {
  /** Resolves to false when the user cancels the sign-out. */
  readonly beforeSignOut: () => Promise<boolean>;
  /** Called after a sign-out. */
  readonly onSignedOut: () => Promise<void>;
  readonly children: ReactNode;
}): ReactNode {
  const { user, isAdmin, isSecondFactorDue } = useSession();
  const { signOut } = useAuthActions();
  const handle = useMemo<SessionHandle>(
    () => ({
      session: { user, isAdmin, ...(isSecondFactorDue && { isSecondFactorDue }) },
      async onSignOut(leave) {
        if (!(await beforeSignOut())) return false;
        await leave?.();
        await signOut();
        await onSignedOut();
        return true;
      },
    }),
    [user, isAdmin, isSecondFactorDue, beforeSignOut, signOut, onSignedOut],
  );
  useFollowOtherTabs();
  useDropRenderedSession();
  useKeepAlive(user?.id);
  useReactToChange(user?.id, isAdmin);
  return <SessionProvider value={handle}>{children}</SessionProvider>;
}

function useFollowOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      listenForSessionChange((change) => {
        if (change === "signed-out") forgetTabValues();
        void queryClient.invalidateQueries({ queryKey: queryKeys.me }, { cancelRefetch: true });
      }),
    [queryClient],
  );
}

/** Drops the session that the server rendered into the page while a sign-out isn't confirmed. */
function useDropRenderedSession(): void {
  const queryClient = useQueryClient();
  const isSigningOut = useStoredValue(pendingSignOut);
  useEffect(() => {
    if (isSigningOut) putSession(queryClient, signedOut);
  }, [isSigningOut, queryClient]);
}

/** Extends the session before it ends. */
function useKeepAlive(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    let endsAtMs: number | undefined;
    async function check(): Promise<void> {
      if (isRefreshDue(endsAtMs, Date.now())) endsAtMs = await readSessionEnd();
    }
    void check();
    const timer = setInterval(() => void check(), checkEveryMs);
    return () => clearInterval(timer);
  }, [userId]);
}

/**
 * After a change of user or role, drops private data and runs the route guards again. Drafts
 * survive an expired session and are restored for the same user.
 */
function useReactToChange(userId: string | undefined, isAdmin: boolean): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  const before = useRef({ userId, isAdmin });
  const lastPerson = useRef(userId);
  useEffect(() => {
    const { current: old } = before;
    if (old.userId === userId && old.isAdmin === isAdmin) return;
    before.current = { userId, isAdmin };
    if (old.userId !== undefined && old.userId !== userId) dropPrivateData(queryClient);
    if (userId !== undefined) {
      if (lastPerson.current !== undefined && lastPerson.current !== userId) forgetTabValues();
      lastPerson.current = userId;
    }
    void router.invalidate();
  }, [userId, isAdmin, queryClient, router]);
}
