import type { ReactNode } from "react";
import { loadChunk } from "#web/lib/load-chunk.ts";
import { useSession } from "#web/lib/session/use-session.ts";
import { useChunk } from "#web/lib/use-chunk.ts";

// Few visitors sign in, so this chunk loads on demand. If it fails to load, the guest cart stays on the
// device until the next page.
const loadMerger = () => loadChunk(() => import("./guest-cart-merger.tsx"));

/** Rendered in the root: merges the guest cart after a sign-in on any page. */
export function GuestCartAtSignIn(): ReactNode {
  const { user } = useSession();
  const { value: merger } = useChunk(loadMerger, user != null);
  return user && merger && <merger.GuestCartMerger userId={user.id} />;
}
