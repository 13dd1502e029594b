import { createContext, useContext } from "react";
import type { ReactNode } from "react";

export interface SessionSnapshot {
  readonly user: { readonly id: string; readonly name: string; readonly email: string } | null;
  readonly isAdmin: boolean;
}

export interface SessionHandle {
  readonly session: SessionSnapshot;
  /**
   * The one way to sign out, unless the person stays after all.
   *
   * @param leave Goes to another page first, where the page can't be seen signed out.
   * @returns Whether the person is signed out now.
   */
  readonly onSignOut: (leave?: () => Promise<unknown>) => Promise<boolean>;
}

export const signedOut: SessionSnapshot = { user: null, isAdmin: false };

/** The seam between the shell, which shows who is signed in, and whoever knows it. */
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
