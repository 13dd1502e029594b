import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";

const sign = "panel=";

/**
 * Opens the panel from a link `/shop#panel={order id}`. The fragment is removed immediately, so that a
 * reload doesn't reopen it.
 * @returns The order that the link named, for the panel to show first.
 */
export function usePanelLink(onAsked: () => void): string | undefined {
  const hash = useLocation({ select: (location) => location.hash });
  const linked = hash.startsWith(sign) ? hash.slice(sign.length) : undefined;
  const [orderId, setOrderId] = useState(linked);
  if (linked !== undefined && linked !== orderId) setOrderId(linked);
  const navigate = useNavigate({ from: "/shop" });
  const open = useEffectEvent(() => {
    onAsked();
    void navigate({ search: (search) => search, hash: "", replace: true, resetScroll: false });
  });
  const isAsked = linked !== undefined;
  useEffect(() => {
    if (isAsked) open();
  }, [isAsked]);
  return orderId;
}
