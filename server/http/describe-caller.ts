import type { RequestScope } from "./request-scope.ts";

/** Who sends a request, as pages know it. */
export type SignedInCaller = {
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly phone: string | null;
  } | null;
  readonly isAdmin: boolean;
  readonly isSecondFactorDue?: true;
};

/** The signed-in user with the right that counts now, from the request's session, which is read once. */
export async function describeCaller(scope: RequestScope): Promise<SignedInCaller> {
  const [session, actor] = [await scope.findSession(), await scope.findActor()];
  if (!session || actor.kind === "visitor") return { user: null, isAdmin: false };
  const { id, name, email, phone } = session.user;
  const { isAdmin, isSecondFactorDue } = actor;
  return {
    user: { id, name, email, phone },
    isAdmin,
    ...(isSecondFactorDue && { isSecondFactorDue }),
  };
}
