import { expect, test } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";

// docs/product/shop.md#search-of-every-page
test("what is typed with the slash key, before the search is there, arrives in its field", async () => {
  fakeShop();
  await openPage("/about");
  await typeAtOnce("/", "6", "2", "0", "6", "Backspace", "5", "/", "C", "3", " ");
  await expect.element(getField()).toHaveFocus();
  await userEvent.keyboard("2RS");
  await expect.element(getField()).toHaveValue("6205/C3 2RS");
  await expect.element(page.getByText(/^Understood as 6205/)).toBeVisible();
});

// docs/product/shop.md#search-of-every-page
test("Enter typed before the search is there opens the first result, Escape drops what was typed", async () => {
  fakeShop();
  const router = await openPage("/about");
  await typeAtOnce("/", "7", "Escape", "/", "6", "2", "0", "5", "Enter");
  await expect.poll(() => router.state.location.href).toBe("/products/nsk/bearing/6205#asked=6205");
  await expect.element(getField()).not.toBeInTheDocument();
});

/** Types in one task, so that nothing loads in between, as soon as the page takes the first key. */
async function typeAtOnce(first: string, ...keys: readonly string[]): Promise<void> {
  await expect
    .poll(() => {
      const isTaken = press(first);
      if (isTaken) for (const key of keys) press(key);
      return isTaken;
    })
    .toBe(true);
}

/** Returns whether the page takes the key. */
function press(key: string): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented;
}

function getField(): Locator {
  return page.getByRole("combobox", { name: "Find a part" });
}
