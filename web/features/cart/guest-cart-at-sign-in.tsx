import type { ReactNode } from "react";
import { loadChunk } from "#web/lib/load-chunk.ts";
import { useSession } from "#web/lib/session/use-session.ts";
import { useChunk } from "#web/lib/use-chunk.ts";

// Few visitors sign in; the others shouldn't load what happens then.
// Where it doesn't come, the guest's cart waits on the device for the next page.
const loadMerger = () => loadChunk(() => import("./guest-cart-merger.tsx"));

/** Sits in the root: whoever signs in, and wherever, finds his cart in the account. */
export function GuestCartAtSignIn(): ReactNode {
  const { user } = useSession();
  const { value: merger } = useChunk(loadMerger, user != null);
  return user && merger && <merger.GuestCartMerger userId={user.id} />;
}
