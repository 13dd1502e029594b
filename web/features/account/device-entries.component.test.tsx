import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";

const links = [1, 2].map((digit) => ({
  number: String(digit).repeat(8),
  token: String(digit).repeat(64),
  placedAt: "2026-01-15T09:30:00.000Z",
}));
const favorites = [
  { path: "/products/nsk/bearing/6204", title: "NSK 6204" },
  { path: "/products/nsk/bearing/6205", title: "NSK 6205" },
];

// docs/product/accounts.md#entries-of-the-device
test.for([
  ["/account", "favorites", favorites, /^Remove/],
  ["/account", "guest_orders", links, /./],
  ["/quotes", "sent_quotes", links, /./],
] as const)(
  "%s: removing an entry of %s gives the focus to its neighbour, then to the content",
  async ([address, key, entries, name]) => {
    fakeShop();
    localStorage.setItem(key, JSON.stringify(entries));
    await openPage(address);
    const list = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("link") });
    const buttons = list.getByRole("button", { name });
    await expect.element(buttons.nth(1)).toBeVisible();
    focus(buttons.nth(1).element());
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => list.elements().length).toBe(1);
    await expect.element(buttons.first()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => list.elements().length).toBe(0);
    await expect.element(page.getByRole("main")).toHaveFocus();
  },
);

function focus(element: Element): void {
  if (element instanceof HTMLElement) element.focus();
}
