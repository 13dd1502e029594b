import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { OrderItem } from "#web/api/queries.ts";
import { latestOrdersQuery } from "#web/api/staff-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { useText } from "#web/messages/language.tsx";
import { toOrderListItem } from "#web/orders/order-row.ts";
import { alertSettingsStore } from "./alert-settings.ts";
import { findArrivals, type KnownOrders } from "./arrivals.ts";
import { markTab } from "./mark-tab.ts";
import { showNotification } from "./notifications.ts";
import { playChime } from "./play-chime.ts";

/** What counts as having seen the new orders. */
const useOfPage = ["pointerdown", "keydown", "wheel", "focus"] as const;

/**
 * Announces orders that arrive while the dashboard is open: in title and icon of the tab until the page is
 * used, and by sound and notification if this device allows them.
 */
export function useOrderAlerts(): void {
  const text = useText(dashboardText);
  const { data } = useQuery(latestOrdersQuery(useApi()));
  const known = useRef<KnownOrders>(undefined);
  const [unseen, setUnseen] = useState(0);

  function announce(arrived: readonly OrderItem[]): void {
    setUnseen((count) => count + arrived.length);
    const { sound, notification } = alertSettingsStore.read();
    if (sound) playChime();
    if (!notification || document.hasFocus()) return;
    for (const order of arrived) {
      const { shortId, customer, total } = toOrderListItem(order, "sq-AL");
      showNotification(text.newOrder(shortId, customer, total), order.id);
    }
  }
  const note = useEffectEvent((orders: readonly OrderItem[]) => {
    const found = findArrivals(known.current, orders);
    known.current = found.known;
    if (found.arrived.length > 0) announce(found.arrived);
  });
  useEffect(() => {
    if (data) note(data.items);
  }, [data]);

  useEffect(() => {
    if (unseen === 0) return;
    const unmark = markTab(unseen);
    const listening = new AbortController();
    const { signal } = listening;
    for (const kind of useOfPage) {
      window.addEventListener(kind, () => setUnseen(0), { signal, passive: true });
    }
    return () => {
      unmark();
      listening.abort();
    };
  }, [unseen]);
}
