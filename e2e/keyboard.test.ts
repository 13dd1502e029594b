import { expect, type Locator, type Page } from "@playwright/test";
import { addProduct, test } from "./support/journey.ts";
import { callAs } from "./support/viewers.ts";

// docs/product/reliability.md#keyboard
test(
  "the shop's main job works by keyboard alone, with every stop visible",
  { tag: "@desktop" },
  async ({ strictPage: page }) => {
    const { name } = await addProduct(await callAs("admin"), { stock_quantity: 9 });
    const walk = walkOn(page);
    await page.goto("/");
    await walk.to(page.getByRole("link", { name: "Skip to content" }));
    const menu = page.getByRole("navigation", { name: "Main menu" });
    await walk.to(menu.getByRole("button", { name: "Products" }));
    await page.keyboard.press("ArrowDown");
    await expect(menu.getByRole("link", { name: "All Products" })).toBeFocused();
    await expectSeen(page);
    await page.keyboard.press("Escape");
    await expect(menu.getByRole("button", { name: "Products" })).toBeFocused();
    await walk.to(menu.getByRole("link", { name: "Shop" }));
    await page.keyboard.press("Enter");

    await expect(page.getByRole("heading", { level: 1, name: "Online shop" })).toBeVisible();
    await walk.to(page.getByRole("searchbox", { name: "Search" }));
    await page.keyboard.type(name);
    await expect(page.getByText("1 products found", { exact: true })).toBeVisible();
    await walk.to(page.getByRole("button", { name: "Add to Cart" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /^Cart/ })).toHaveText(/Cart\s*1/);

    await walk.back(page.getByRole("button", { name: /^Cart/ }));
    await page.keyboard.press("Enter");
    const cart = page.getByRole("dialog", { name: "Shporta Juaj" });
    const line = cart.getByRole("listitem");
    await walk.to(line.getByRole("button", { name: /^Rrit sasinë/ }));
    await page.keyboard.press("Space");
    await walk.back(line.getByRole("spinbutton"));
    await expect(line.getByRole("spinbutton")).toHaveValue("2");
    await page.keyboard.type("5");
    await page.keyboard.press("ArrowDown");
    await expect(line.getByRole("spinbutton")).toHaveValue("4");
    await walk.to(cart.getByRole("button", { name: "Vazhdo në Blerje" }));
    await page.keyboard.press("Enter");

    const form = page.getByRole("dialog", { name: "Plotësoni porosinë" });
    await expect(form.getByText("× 4")).toBeVisible();
    await walk.to(form.getByLabel("Emri i plotë"));
    await page.keyboard.type("Teuta Tastiera");
    await walk.to(form.getByLabel("Numri i telefonit"));
    await page.keyboard.type("+355 69 123 4567");
    // A select takes the first letters of an option.
    await walk.to(form.getByLabel("Shteti"));
    await page.keyboard.type("Kos");
    await walk.to(form.getByLabel("Qyteti"));
    await page.keyboard.type("Priz");
    await walk.to(form.getByLabel("Adresa e plotë"));
    await page.keyboard.type("Rruga e Lirisë 3");
    await walk.to(form.getByRole("button", { name: "Konfirmo Porosinë" }));
    await page.keyboard.press("Enter");

    const thanks = page.getByRole("dialog", { name: "Porosia juaj" });
    const close = thanks.getByRole("button", { name: "Mbyll", exact: true }).last();
    await expect(close).toBeFocused();
    await expectSeen(page);
    await page.keyboard.press("Enter");
    await expect(thanks).toBeHidden();
    await expect(page.getByRole("button", { name: /^Cart/ })).toHaveText(/Cart\s*0/);
    await expect(page.locator("body")).not.toBeFocused();
  },
);

type Walk = {
  /** Presses Tab until an element has the focus. */
  readonly to: (place: Locator) => Promise<void>;
  /** Presses Shift+Tab until an element has the focus. */
  readonly back: (place: Locator) => Promise<void>;
};

/** Moves by Tab and checks that every stop is visible. */
function walkOn(page: Page): Walk {
  const walk = async (key: "Tab" | "Shift+Tab", place: Locator): Promise<void> => {
    await expect(place).toBeAttached();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press(key);
      await expectSeen(page);
      if (await place.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${key} doesn't lead to ${String(place)}`);
  };
  return { to: (place) => walk("Tab", place), back: (place) => walk("Shift+Tab", place) };
}

/** Expects the focused element inside the window, uncovered, with a visible focus style. */
async function expectSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(describeFocus)).toMatchObject({ errors: [] });
}

function describeFocus(): { readonly element: string; readonly errors: readonly string[] } {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) {
    return { element: "none", errors: ["nothing has the focus"] };
  }
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const isInView = right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
  const middle = [
    (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2,
    (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2,
  ] as const;
  const onTop = document.elementFromPoint(...middle);
  const isFree = onTop !== null && (element.contains(onTop) || onTop.contains(element));
  return {
    element: element.outerHTML.slice(0, 160),
    errors: [
      ...(isInView ? [] : ["it is out of view"]),
      ...(isFree ? [] : [`it lies under ${onTop?.outerHTML.slice(0, 160) ?? "something"}`]),
      ...(isMarked(element) ? [] : ["nothing shows that it has the focus"]),
    ],
  };

  /** Whether the element or its surroundings show the focus, as in a group of switches. */
  function isMarked(focused: Element): boolean {
    const places = [focused, focused.parentElement, focused.nextElementSibling];
    return places.some((place) => {
      if (!place) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(place);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
    });
  }
}
