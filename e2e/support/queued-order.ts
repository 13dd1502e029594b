import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";

/**
 * Puts an order on the device that waits to be sent, as `web/lib/order-queue` keeps it. The page has
 * to be one of the site's, and loads the order with its next one.
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
    const kept = localStorage.getItem("queued_orders");
    const orders: unknown[] = kept === null ? [] : JSON.parse(kept);
    localStorage.setItem("queued_orders", JSON.stringify([...orders, added]));
  }, order);
}
