import { Suspense, lazy, type ReactNode } from "react";
import { useSession } from "#web/lib/session/use-session.ts";

// Few visitors sign in; the others shouldn't load what happens then.
const GuestCartMerger = lazy(async () => ({
  default: (await import("./guest-cart-merger.tsx")).GuestCartMerger,
}));

/** Sits in the root: whoever signs in, and wherever, finds his cart in the account. */
export function GuestCartAtSignIn(): ReactNode {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Suspense>
      <GuestCartMerger userId={user.id} />
    </Suspense>
  );
}
