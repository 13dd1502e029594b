import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ApiClient } from "#web/api/client.ts";
import { meQuery, queryKeys } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { logError } from "#web/platform/log-error.ts";
import { forgetTabValues } from "#web/platform/stored-value.ts";
import {
  type AuthAnswer,
  type AuthError,
  type Credentials,
  postSignIn,
  postSignOut,
} from "./auth-calls.ts";
import { cancelPrivateQueries } from "./private-data.ts";
import { type SessionSnapshot, signedOut } from "./session-context.tsx";
import { putSession, toSnapshot } from "./session-query.ts";
import { announceSessionChange } from "./tabs-channel.ts";

export type AuthActions = {
  /** Signs in and updates the page and the other tabs; the answer contains the session. */
  readonly signIn: (credentials: Credentials) => Promise<AuthAnswer<SessionSnapshot>>;
  /** Signs in an admin. Any other user is signed out again before the page updates. */
  readonly signInAdmin: (credentials: Credentials) => Promise<AuthAnswer<SessionSnapshot>>;
  /** Never rejects; errors are only logged. */
  readonly signOut: () => Promise<void>;
  /** Reloads the session from the server. */
  readonly refresh: () => Promise<SessionSnapshot>;
};

export function useAuthActions(): AuthActions {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMemo(() => createAuthActions(api, queryClient), [api, queryClient]);
}

function createAuthActions(api: ApiClient, queryClient: QueryClient): AuthActions {
  async function ask(): Promise<SessionSnapshot> {
    // A check started before the change would restore the old session.
    await queryClient.cancelQueries({ queryKey: queryKeys.me });
    return toSnapshot(await queryClient.query({ ...meQuery(api), staleTime: 0 }));
  }

  async function signIn(credentials: Credentials): Promise<AuthAnswer<SessionSnapshot>> {
    const answer = await postSignIn(credentials);
    if (!answer.ok) return logServerError(answer);
    const session = await ask();
    announceSessionChange();
    return { ok: true, data: session };
  }

  async function signInAdmin(credentials: Credentials): Promise<AuthAnswer<SessionSnapshot>> {
    const answer = await postSignIn(credentials);
    if (!answer.ok) return logServerError(answer);
    const session = toSnapshot(await api.admin.me());
    if (session.isAdmin || session.isSecondFactorDue) {
      putSession(queryClient, session);
      announceSessionChange();
    } else {
      logFailedSignOut(await postSignOut());
    }
    return { ok: true, data: session };
  }

  async function signOut(): Promise<void> {
    await queryClient.cancelQueries({ queryKey: queryKeys.me });
    await cancelPrivateQueries(queryClient);
    logFailedSignOut(await postSignOut());
    forgetTabValues();
    putSession(queryClient, signedOut);
    announceSessionChange("signed-out");
  }

  return { signIn, signInAdmin, signOut, refresh: ask };
}

/** Logs failed requests and server errors, but not wrong passwords. */
function logServerError<Answer extends { readonly apiError: AuthError }>(answer: Answer): Answer {
  const { status } = answer.apiError;
  if (status === 0 || status >= 500) logError("Sign-in failed", answer.apiError);
  return answer;
}

/** A session that is already gone isn't logged. */
function logFailedSignOut(answer: AuthAnswer): void {
  if (!answer.ok && !isSessionGone(answer.apiError)) logError("Sign-out failed", answer.apiError);
}

function isSessionGone({ code, message }: AuthError): boolean {
  return /session not found|session_not_found/i.test(`${code} ${message}`);
}
