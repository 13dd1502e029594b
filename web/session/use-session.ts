import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { meQuery } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { pendingSignOut } from "#web/platform/pending-sign-out.ts";
import { useStoredValue } from "#web/platform/stored-value.ts";
import { type SessionSnapshot, signedOut } from "./session-context.tsx";
import { checkEveryMs } from "./session-end.ts";
import { toSnapshot } from "./session-query.ts";

export type SessionState = {
  /** True until the first answer, which includes the admin check. */
  readonly loading: boolean;
} & SessionSnapshot;

/** The current session, refetched regularly while a user is signed in. */
export function useSession(): SessionState {
  const { data, isPending } = useQuery({
    ...meQuery(useApi()),
    staleTime: checkEveryMs,
    // Visitors have no session to check; another tab that signs in notifies this one.
    refetchInterval: (query) => (query.state.data?.user ? checkEveryMs : false),
  });
  // A page that was rendered with the cookie shows the account until it is hydrated.
  const isSigningOut = useStoredValue(pendingSignOut);
  return useMemo(
    () =>
      isSigningOut
        ? { ...signedOut, loading: false }
        : // A failed check also ends `isPending`, so that the page doesn't wait forever.
          { ...toSnapshot(data), loading: isPending },
    [data, isPending, isSigningOut],
  );
}
