import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { queryKeys } from "#web/lib/api/queries.ts";
import { signedOut } from "#web/lib/session-context.tsx";
import { tabMemory } from "#web/lib/tab-memory.ts";
import type { AuthAnswer } from "./auth-calls.ts";
import { postDeletion, postOwnDetails } from "./own-account-calls.ts";
import type { OwnDetails } from "./own-account-calls.ts";
import { putSession, snapshotOf } from "./session-query.ts";
import type { Me } from "./session-query.ts";
import { announceSessionChange } from "./tabs-channel.ts";

export interface OwnAccountActions {
  /** Changes name and phone; the whole page and the other tabs show the new name. */
  readonly saveDetails: (details: OwnDetails) => Promise<AuthAnswer<OwnDetails>>;
  /** Deletes the account; the page and the other tabs forget the person, as after a sign-out. */
  readonly deleteAccount: (password: string) => Promise<AuthAnswer>;
}

/** What a signed-in person does to the own account. */
export function useOwnAccount(): OwnAccountActions {
  const queryClient = useQueryClient();
  return useMemo(() => {
    // A check that set out before the change would bring back the old answer.
    const stopChecks = (): Promise<void> => queryClient.cancelQueries({ queryKey: queryKeys.me });

    async function saveDetails(details: OwnDetails): Promise<AuthAnswer<OwnDetails>> {
      const answer = await postOwnDetails(details);
      if (!answer.ok) return answer;
      await stopChecks();
      const session = snapshotOf(queryClient.getQueryData<Me>(queryKeys.me));
      if (session.user) {
        const user = { ...session.user, name: answer.data.name };
        putSession(queryClient, { ...session, user });
      }
      announceSessionChange();
      return answer;
    }

    async function deleteAccount(password: string): Promise<AuthAnswer> {
      const answer = await postDeletion(password);
      if (!answer.ok) return answer;
      await stopChecks();
      tabMemory.forgetAll();
      putSession(queryClient, signedOut);
      announceSessionChange("signed-out");
      return answer;
    }
    return { saveDetails, deleteAccount };
  }, [queryClient]);
}
