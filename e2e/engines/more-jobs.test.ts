import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { adminCredentials, signInAs, type Caller } from "../support/customer.ts";
import { addProduct } from "../support/journey.ts";
import { fill, press, see, waitFor } from "./act.ts";
import { test } from "./engine-test.ts";
import {
  fillCart,
  fillOrderFields,
  goTo,
  openPanelFromDashboard,
  signInAdmin,
} from "./main-job.ts";
import type { Target } from "./page-script.ts";

const full = { tag: "@full" };
const scrolled = { isScrolled: true };

test(
  "setting a product out of stock in the panel updates an open shop",
  full,
  async ({ openWindow, shop, request }) => {
    await signInAs({ request }, adminCredentials());
    const product = await addProduct({ request }, { stock_quantity: 37 });
    const card: Target = { kind: "item", name: product.name };
    const guest = await openWindow();
    await goTo(guest, `${shop.url}/shop?q=${encodeURIComponent(product.name)}`);
    await see(guest, { kind: "text", name: "In Stock", within: card }, scrolled);

    const admin = await openWindow();
    await signInAdmin({ admin, shopUrl: shop.url, credentials: adminCredentials() });
    const panel = await openPanelFromDashboard(admin);
    await fill(admin, "Kërko produkte", product.name);
    const row: Target = { ...card, within: panel };
    await press(admin, { kind: "field", name: `Në stok: ${product.name}`, within: row });
    await see(admin, { kind: "text", name: "Pa stok", within: row }, scrolled);
    await see(guest, { kind: "button", name: "Out of Stock", within: card }, scrolled);
  },
);

test("a file is imported and undone", full, async ({ openWindow, shop, request }) => {
  await signInAs({ request }, adminCredentials());
  const name = `Imported ${randomUUID().slice(0, 8)}`;
  const admin = await openWindow();
  await signInAdmin({ admin, shopUrl: shop.url, credentials: adminCredentials() });
  await press(admin, { kind: "tab", name: "Manage Products" });
  await press(admin, { kind: "button", name: "Import products" });
  const dialog: Target = { kind: "dialog", name: "Import products" };
  await see(admin, { kind: "button", name: "Choose a CSV file", within: dialog }, scrolled);
  const csv = `name,price,stock_quantity\n${name},1.50,3\n`;
  await admin.evaluate(`(${String(chooseFile)})(${JSON.stringify(csv)})`);
  await press(admin, { kind: "button", name: "Import 1 product", within: dialog });
  await see(admin, { kind: "text", name: "1 product added", within: dialog }, scrolled);
  expect(await countProducts({ request }, name)).toBe(1);
  await press(admin, { kind: "button", name: "Undo import", within: dialog });
  await see(admin, { kind: "text", name: "The import was undone" }, scrolled);
  expect(await countProducts({ request }, name)).toBe(0);
});

// docs/product/offline.md#sent-once
test(
  "an order without a network is saved and arrives once after reconnecting",
  full,
  async ({ openWindow, site, request }) => {
    await signInAs({ request }, adminCredentials());
    const product = await addProduct({ request });
    const customer = `Ofelia ${product.name.slice(-8)}`;
    const guest = await openWindow();
    await fillCart({ guest, shopUrl: site.url, product });
    await fillOrderFields(guest, customer);
    await site.stop();
    await press(guest, { kind: "button", name: "Konfirmo Porosinë" });
    await press(guest, { kind: "button", name: "Ruaje dhe dërgoje më vonë" });
    await see(guest, { kind: "text", name: "Porosia u ruajt në këtë pajisje" }, scrolled);
    await site.restart();
    await waitFor(guest, `localStorage.getItem("queued_orders") === null`);
    const orders = await (await request.get("/api/orders?limit=50")).text();
    expect(orders.split(customer)).toHaveLength(2);
  },
);

test("the belt tool finds the belt of the worked example", full, async ({ openWindow, shop }) => {
  const window = await openWindow();
  await goTo(window, `${shop.url}/products/belts/mitsuboshi/classical-v-belts`);
  await press(window, { kind: "button", name: "Belt Selection Tool" });
  await fill(window, "Driving pulley", "75");
  await fill(window, "Driven pulley", "150");
  await fill(window, "Centre distance", "340");
  await press(window, { kind: "button", name: "Find a belt" });
  await see(window, { kind: "heading", name: "A40" }, scrolled);
  await see(window, { kind: "link", name: "See A40 in the shop" }, scrolled);
});

/** Sets a CSV file on the file field: the engines' file dialogs can't be automated. */
function chooseFile(csv: string): void {
  const field = document.querySelector<HTMLInputElement>("dialog[open] input[type=file]");
  const files = new DataTransfer();
  files.items.add(new File([csv], "products.csv", { type: "text/csv" }));
  if (field) field.files = files.files;
  field?.dispatchEvent(new Event("change", { bubbles: true }));
}

async function countProducts({ request }: Caller, search: string): Promise<number> {
  const answer = await request.get(`/api/admin/products?search=${encodeURIComponent(search)}`);
  const { count }: { readonly count: number } = await answer.json();
  return count;
}
