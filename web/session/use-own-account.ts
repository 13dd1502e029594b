import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { queryKeys } from "#web/api/queries.ts";
import { forgetAccount } from "#web/offline/forget-account.ts";
import { forgetTabValues } from "#web/platform/stored-value.ts";
import type { AuthAnswer } from "./auth-calls.ts";
import {
  type OwnDetails,
  postDeletion,
  postOwnDetails,
  postPasswordChange,
} from "./own-account-calls.ts";
import { signedOut } from "./session-context.tsx";
import { type Me, putSession, toSnapshot } from "./session-query.ts";
import { announceSessionChange } from "./tabs-channel.ts";

export type OwnAccountActions = {
  /** Changes name and phone; the page and the other tabs show the new name. */
  readonly saveDetails: (details: OwnDetails) => Promise<AuthAnswer<OwnDetails>>;
  /** Changes the password; other devices are signed out. */
  readonly changePassword: (current: string, chosen: string) => Promise<AuthAnswer>;
  /** Deletes the account; the page and the other tabs drop private data, as after a sign-out. */
  readonly deleteAccount: (password: string) => Promise<AuthAnswer>;
};

/** Account actions of the signed-in user. */
export function useOwnAccount(): OwnAccountActions {
  const queryClient = useQueryClient();
  return useMemo(() => {
    // A check started before the change would restore the old session.
    const stopChecks = (): Promise<void> => queryClient.cancelQueries({ queryKey: queryKeys.me });

    /** If the session has expired, reloads it, so that the page shows the sign-in. */
    function noteEnd<Answer extends AuthAnswer>(answer: Answer): Answer {
      if (!answer.ok && answer.apiError.code === "unauthorized") {
        void queryClient.invalidateQueries({ queryKey: queryKeys.me });
      }
      return answer;
    }

    async function saveDetails(details: OwnDetails): Promise<AuthAnswer<OwnDetails>> {
      const answer = noteEnd(await postOwnDetails(details));
      if (!answer.ok) return answer;
      await stopChecks();
      const session = toSnapshot(queryClient.getQueryData<Me>(queryKeys.me));
      if (session.user) {
        const user = { ...session.user, name: answer.data.name, phone: answer.data.phone || null };
        putSession(queryClient, { ...session, user });
      }
      announceSessionChange();
      return answer;
    }

    async function deleteAccount(password: string): Promise<AuthAnswer> {
      // A check during the deletion may already remove the user.
      const { user } = toSnapshot(queryClient.getQueryData<Me>(queryKeys.me));
      const answer = noteEnd(await postDeletion(password));
      if (!answer.ok) return answer;
      await stopChecks();
      forgetTabValues();
      putSession(queryClient, signedOut);
      announceSessionChange("signed-out");
      if (user) await forgetAccount(user.id);
      return answer;
    }
    const changePassword = async (current: string, chosen: string): Promise<AuthAnswer> =>
      noteEnd(await postPasswordChange(current, chosen));
    return { saveDetails, changePassword, deleteAccount };
  }, [queryClient]);
}
