import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";

/**
 * Stores a queued order on the device, in the format of `web/offline/order-queue`. The page must be one
 * of the site's; the next page it opens loads the order.
 */
export async function keepOrderOnDevice(
  page: Page,
  { owner, isInDoubt = false }: { readonly owner: string | null; readonly isInDoubt?: boolean },
): Promise<void> {
  const order = {
    key: randomUUID(),
    owner,
    madeAt: new Date().toISOString(),
    form: {
      name: "Guri Guest",
      phone: "+355 69 123 4567",
      country: "Shqipëri",
      city: "Tiranë",
      address: "Rruga e Durrësit 12",
      notes: "",
    },
    lines: [
      { id: randomUUID(), name: "NSK 6205-2RS", price: 6.9, quantity: 2 },
      { id: randomUUID(), name: "Radial shaft seal 60 × 80 × 8 BASL", price: 4.2, quantity: 40 },
    ],
    isInDoubt,
  };
  await page.evaluate((added) => {
    const saved = localStorage.getItem("queued_orders");
    const orders: unknown[] = saved === null ? [] : JSON.parse(saved);
    localStorage.setItem("queued_orders", JSON.stringify([...orders, added]));
  }, order);
}
