import { createContext, type ReactNode, useContext } from "react";

export type SessionSnapshot = {
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly phone: string | null;
  } | null;
  readonly isAdmin: boolean;
  /** The account is an admin's, who has to set up the required second factor first. */
  readonly isSecondFactorDue?: true;
};

export type SessionHandle = {
  readonly session: SessionSnapshot;
  /**
   * Signs out, unless the user cancels.
   * @param leave Navigates away first, from a page that can't be shown signed out.
   * @returns Whether the user is signed out now.
   */
  readonly onSignOut: (leave?: () => Promise<unknown>) => Promise<boolean>;
};

export const signedOut: SessionSnapshot = { user: null, isAdmin: false };

/** Provides the session to components, independent of where it comes from. */
export function SessionProvider({
  value,
  children,
}: {
  readonly value: SessionHandle;
  readonly children: ReactNode;
}): ReactNode {
  return <SessionContext value={value}>{children}</SessionContext>;
}

export function useSessionHandle(): SessionHandle {
  return useContext(SessionContext);
}

const SessionContext = createContext<SessionHandle>({
  session: signedOut,
  onSignOut: () => Promise.resolve(false),
});
