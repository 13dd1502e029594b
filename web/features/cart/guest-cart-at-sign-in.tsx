import type { ReactNode } from "react";
import { loadPart } from "#web/lib/load-part.ts";
import { useSession } from "#web/lib/session/use-session.ts";
import { useArrival } from "#web/lib/use-arrival.ts";

// Few visitors sign in; the others shouldn't load what happens then.
// Where it doesn't come, the guest's cart waits on the device for the next page.
const loadMerger = () => loadPart(() => import("./guest-cart-merger.tsx"));

/** Sits in the root: whoever signs in, and wherever, finds his cart in the account. */
export function GuestCartAtSignIn(): ReactNode {
  const { user } = useSession();
  const { value: merger } = useArrival(loadMerger, user != null);
  return user && merger && <merger.GuestCartMerger userId={user.id} />;
}
