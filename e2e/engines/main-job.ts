import { test } from "@playwright/test";
import type { CreatedProduct } from "../support/journey.ts";
import type { SiteProxy } from "../support/site-proxy.ts";
import { isHydrated } from "../support/wait-for-hydration.ts";
import { choose, fill, press, see, seeGone, waitFor } from "./act.ts";
import type { Target } from "./page-script.ts";
import type { PageWindow } from "./page-window.ts";

type SignIn = {
  readonly admin: PageWindow;
  readonly shopUrl: string;
  readonly credentials: { readonly email: string; readonly password: string };
};

/** Windows, product and timing of the main job. */
export type MainJob = {
  readonly guest: PageWindow;
  /** Needs a stock of 6, so that an order of one piece leaves a low stock. */
  readonly product: CreatedProduct;
  /** How long an order may take to appear in the open dashboard. */
  readonly liveWithinMs: number;
} & SignIn;

/** A guest finds and orders a product; the admin sees the order live and confirms it. */
export async function doMainJob(job: MainJob): Promise<void> {
  const { admin, guest, product } = job;
  const customer = `Arta ${product.name.slice(-8)}`;
  await test.step("the admin signs in and sees the dashboard", () => signInAdmin(job));
  await test.step("the guest searches and fills the cart", () => fillCart(job));
  await test.step("the guest orders and sees the success", () => order(guest, customer));
  await test.step("the order arrives in the open dashboard", async () => {
    const arrived = { isScrolled: true, timeout: job.liveWithinMs };
    await see(admin, { kind: "text", name: customer }, arrived);
  });
  await test.step("the success closes by itself and the cart is empty", async () => {
    // It stays open while the mouse is over it.
    await guest.hover({ x: 2, y: 2 });
    await seeGone(guest, success);
    await see(guest, { kind: "button", name: "Cart 0" }, { isScrolled: true });
  });
  await test.step("the admin confirms in the panel", () => confirm(admin, customer));
  await test.step("the guest's open shop shows the new stock", async () => {
    await see(guest, { kind: "text", name: "Low Stock", within: getCard(product) }, scrolled);
  });
}

/** Opens a page for the first time while the network is gone. */
export async function openPageOffline(window: PageWindow, site: SiteProxy): Promise<void> {
  await goTo(window, `${site.url}/shop`);
  await waitFor(window, "navigator.serviceWorker.controller !== null");
  await site.stop();
  await goTo(window, `${site.url}/products/nsk/bearing/6208`);
  await see(window, { kind: "heading", name: "6208" });
  await see(window, { kind: "text", name: "80 mm" }, scrolled);
}

const scrolled = { isScrolled: true };
const success: Target = { kind: "text", name: "Porosia u krye me sukses!" };
const getCard = ({ name }: CreatedProduct): Target => ({ kind: "item", name });

/** Signs the admin in on /auth and ends on the dashboard. */
export async function signInAdmin({ admin, shopUrl, credentials }: SignIn): Promise<void> {
  await goTo(admin, `${shopUrl}/auth`);
  await fill(admin, "Email", credentials.email);
  await fill(admin, "Password", credentials.password);
  await press(admin, { kind: "button", name: "Sign In" });
  await see(admin, { kind: "tab", name: "Orders (" }, scrolled);
}

/** Finds a product in the shop, adds it to the cart and opens the order form. */
export async function fillCart({
  guest,
  shopUrl,
  product,
}: Pick<MainJob, "guest" | "shopUrl" | "product">): Promise<void> {
  await goTo(guest, `${shopUrl}/shop`);
  await fill(guest, "Search", product.name);
  await see(guest, { kind: "text", name: "1 products found" });
  await see(guest, { kind: "text", name: "In Stock", within: getCard(product) }, scrolled);
  await press(guest, { kind: "button", name: "Add to Cart", within: getCard(product) });
  await see(guest, { kind: "text", name: "Item added to cart" });
  await press(guest, { kind: "button", name: "Cart" });
  const cart: Target = { kind: "dialog", name: "Shporta Juaj" };
  await see(guest, { kind: "text", name: product.name, within: cart });
  await press(guest, { kind: "button", name: "Vazhdo në Blerje", within: cart });
}

async function order(guest: PageWindow, customer: string): Promise<void> {
  await fillOrderFields(guest, customer);
  await press(guest, { kind: "button", name: "Konfirmo Porosinë" });
  await see(guest, success);
}

export async function fillOrderFields(guest: PageWindow, customer: string): Promise<void> {
  await fill(guest, "Emri i plotë", customer);
  await fill(guest, "Numri i telefonit", "+355 69 123 4567");
  await choose(guest, "Shteti", "Shqipëri");
  await choose(guest, "Qyteti", "Tiranë");
  await fill(guest, "Adresa e plotë", "Rruga e Kavajës 12");
}

/** Opens the panel from the dashboard. */
export async function openPanelFromDashboard(admin: PageWindow): Promise<Target> {
  await press(admin, { kind: "link", name: "View Shop" });
  await press(admin, { kind: "button", name: "Admin Panel" });
  return { kind: "dialog", name: "Panel Administruesi" };
}

async function confirm(admin: PageWindow, customer: string): Promise<void> {
  const panel = await openPanelFromDashboard(admin);
  await press(admin, { kind: "tab", name: "Porositë", within: panel });
  const within: Target = { kind: "item", name: customer, within: panel };
  await press(admin, { kind: "button", name: "Konfirmo porosinë", within });
  await see(admin, { kind: "text", name: "Order confirmed and stock updated automatically" });
  await see(admin, { kind: "text", name: "E konfirmuar", within }, scrolled);
}

/** Opens a page and waits for hydration. */
export async function goTo(window: PageWindow, url: string): Promise<void> {
  await window.goTo(url);
  await waitFor(window, `(${String(isHydrated)})()`);
}
