import { expect } from "@playwright/test";
import { specifiedMessages } from "#domain/testing/specified-messages.ts";
import { test } from "./support/journey.ts";
import { dashboardScreen } from "./support/messages/dashboard-screen.ts";
import { panelScreen } from "./support/messages/panel-screen.ts";
import { play } from "./support/messages/scenario.ts";
import { setupScreen } from "./support/messages/setup-screen.ts";
import { customerScreen, guestScreen } from "./support/messages/shop-screens.ts";
import { accountScreen, adminLoginScreen, authScreen } from "./support/messages/sign-in-screens.ts";

const screens = [
  accountScreen,
  authScreen,
  adminLoginScreen,
  guestScreen,
  customerScreen,
  panelScreen,
  dashboardScreen,
  setupScreen,
];

for (const { name, open, scenarios } of screens) {
  // docs/product/shop.md#exact-texts, docs/product/shop.md#errors-in-the-console
  // docs/product/cart.md#messages-of-the-cart, docs/product/orders.md#a-failure-keeps-the-form
  // docs/product/orders.md#valid-lines, docs/product/accounts.md#password-rules
  // docs/product/accounts.md#confirmation-by-mail, docs/product/accounts.md#texts-of-sign-in
  // docs/product/accounts.md#texts-of-admin-login, docs/product/admin.md#access-dialog
  // docs/product/admin.md#orders-in-the-panel, docs/product/admin.md#dashboard-header
  // docs/product/admin.md#asked-before-deleting
  test(
    `every message of ${name} appears there with its exact text`,
    { tag: ["@desktop", "@full"] },
    async ({ page }) => {
      // The default minute is meant for one scenario; this test runs a dozen.
      test.setTimeout(180_000);
      await open(page);
      for (const scenario of scenarios) {
        await test.step(scenario.says.join(" / "), () => play(page, scenario));
      }
    },
  );
}

// docs/product/shop.md#exact-texts
test(
  "every text of the specification's error catalogue has a scenario",
  { tag: "@desktop" },
  () => {
    const said = new Set(screens.flatMap(({ scenarios }) => scenarios.flatMap(({ says }) => says)));
    const specified = Object.values(specifiedMessages).flat();
    expect(specified.filter((text) => !said.has(text))).toEqual([]);
    expect([...said].filter((text) => !specified.some((one) => one === text))).toEqual([]);
  },
);
