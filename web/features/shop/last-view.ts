import { useEffect, useEffectEvent } from "react";
import { changeShopSearch, type ShopSearch, type ShopView } from "#domain/shop-list.ts";
import { createStoredText } from "#web/platform/stored-value.ts";

const storedView = createStoredText("device", "shop_view");

/** Stores the chosen layout for the next visit. */
export function saveShopView(view: ShopView): void {
  storedView.write(view === "list" ? view : "");
}

/** Opens the shop in the layout that was last chosen on this device, unless the address names one. */
export function useLastView(
  search: ShopSearch,
  onSearchChange: (search: ShopSearch, step: "same") => void,
): void {
  const openLast = useEffectEvent(() => {
    if (search.view === undefined && storedView.read() === "list") {
      onSearchChange(changeShopSearch(search, { view: "list" }), "same");
    }
  });
  // Only on arrival, since Back leads from the list to the grid.
  useEffect(() => openLast(), []);
}
