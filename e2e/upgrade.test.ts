import { expect } from "@playwright/test";
import { adminCredentials, signInAs } from "./support/customer.ts";
import { test, workIn } from "./support/journey.ts";
import { moveState, readRecordedState, restoreTables } from "./support/restore-state.ts";
import { createScratchDatabase } from "./support/scratch-database.ts";
import { startServer, type RunningServer } from "./support/start-server.ts";
import { waitForHydration } from "./support/wait-for-hydration.ts";

// docs/product/reliability.md#upgraded-browsers
test(
  "sessions, carts, drafts and waiting orders of an earlier build open in this one",
  { tag: "@desktop" },
  async ({ browser, shop }) => {
    const database = await createScratchDatabase({ isEmpty: true });
    if (!database) throw new Error("The journeys have no PostgreSQL of their own");
    let upgraded: RunningServer | undefined;
    try {
      const recorded = await readRecordedState();
      await restoreTables(database, recorded.tables);
      upgraded = await startServer({ database, sessionSecret: recorded.sessionSecret });
      workIn(upgraded);
      const baseURL = upgraded.url;
      const state = moveState(recorded, baseURL);

      const customer = await browser.newContext({ baseURL, storageState: state.customerState });
      const account = await customer.newPage();
      waitForHydration(account);
      await account.goto("/account");
      await expect(account.getByText(`Welcome, ${state.customer.name}`)).toBeVisible();
      await account.goto("/shop");
      await account.getByRole("button", { name: "Cart 1" }).click();
      const cart = account.getByRole("dialog", { name: "Shporta Juaj" });
      await expect(cart.getByText("Belt A 42")).toBeVisible();
      await customer.close();

      const visitor = await browser.newContext({ baseURL, storageState: state.guestState });
      await visitor.addInitScript((values) => {
        for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value);
      }, state.guestSession);
      const guest = await visitor.newPage();
      waitForHydration(guest);
      await guest.goto("/shop");
      await expect(guest.getByText("Order created successfully").first()).toBeVisible();
      await expect(guest.getByRole("button", { name: "Cart 1" })).toBeVisible();
      await guest.getByRole("button", { name: "Quick Checkout" }).click();
      const form = guest.getByRole("dialog", { name: "Plotësoni porosinë" });
      await expect(form.getByLabel("Emri i plotë")).toHaveValue("Drita Draft");
      await expect(form.getByLabel("Qyteti")).toHaveValue("Tiranë");
      await signInAs(guest, adminCredentials());
      const orders = await guest.request.get("/api/orders");
      expect(await orders.json()).toMatchObject({ items: [{ customer_name: "Ofelia Offline" }] });
      await visitor.close();
    } finally {
      workIn(shop);
      await upgraded?.stop();
      await database.drop();
    }
  },
);
