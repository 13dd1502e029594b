import type { ReactNode } from "react";
import { loadChunk } from "#web/offline/load-chunk.ts";
import { orderQueueStore } from "#web/offline/order-queue/order-queue-store.ts";
import { useChunk } from "#web/offline/use-chunk.ts";
import { useOnline } from "#web/offline/use-online.ts";
import { pendingSignOut } from "#web/platform/pending-sign-out.ts";
import { useStoredValue } from "#web/platform/stored-value.ts";
import { useSession } from "#web/session/use-session.ts";

// Few visitors sign in or have a queued order, so these chunks load on demand. If one fails to load, the
// guest's cart and the orders stay on the device until the next page.
const loadMerger = () => loadChunk(() => import("#web/features/cart/guest-cart-merger.tsx"));
const loadSender = () => loadChunk(() => import("#web/features/checkout/queued-orders-sender.tsx"));
const loadRepeater = () => loadChunk(() => import("#web/session/sign-out-repeater.ts"));

/**
 * Rendered in the root: on any page, merges the guest's cart after a sign-in, sends queued orders and repeats
 * a sign-out that had no answer.
 */
export function BackgroundTasks(): ReactNode {
  const { user } = useSession();
  const hasOrders = useStoredValue(orderQueueStore) !== "";
  const isSigningOut = useStoredValue(pendingSignOut);
  const isOnline = useOnline();
  const { value: merger } = useChunk(loadMerger, user != null);
  const { value: sender } = useChunk(loadSender, hasOrders && isOnline);
  const { value: repeater } = useChunk(loadRepeater, isSigningOut);
  return (
    <>
      {isSigningOut && repeater && <repeater.SignOutRepeater />}
      {user && merger && <merger.GuestCartMerger userId={user.id} />}
      {hasOrders && sender && <sender.QueuedOrdersSender />}
    </>
  );
}
