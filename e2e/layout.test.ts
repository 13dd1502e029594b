import { expect, type Locator, type Page } from "@playwright/test";
import { createCustomer, signInAs } from "./support/customer.ts";
import { overflow, test } from "./support/journey.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

// docs/product/shop.md#exclusive-distributor, docs/product/shop.md#since-1995
// docs/product/shop.md#contact-everywhere, docs/product/shop.md#en-badge
// docs/product/shop.md#sign-in-link
test("every page's header shows the exclusivity, the contact and the language", async ({
  strictPage: page,
}) => {
  for (const path of ["/", "/shop", "/auth"]) {
    await page.goto(path);
    const banner = page.getByRole("banner");
    const announcement = banner.getByRole("region", { name: "Announcement" });
    await expect(announcement).toContainText(
      "Exclusive distributor of NSK bearings for Albania and Kosovo",
    );
    await expect(announcement).toContainText("since 1995");
    const strip = banner.getByRole("region", { name: "Contact and account" });
    await expect(strip.locator('a[href="tel:+35540000100"]')).toContainText("+355 4 000 0100");
    const mail = strip.locator('a[href="mailto:info@industrial-components.example"]');
    await expect(mail).toBeVisible();
    await expect(strip.getByText("EN", { exact: true })).toBeVisible();
    await expect(strip.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/account");
  }
});

// docs/product/shop.md#opening-hours
test(
  "the header shows the opening hours, and its strip fits its content",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    const strip = page.getByRole("banner").getByRole("region", { name: "Contact and account" });
    const hours = strip.getByText("Monday-Friday 08:00-16:00");
    const parts = [
      strip.getByRole("link").first(),
      strip.getByRole("link").nth(1),
      strip.getByText("EN", { exact: true }),
      strip.getByRole("button", { name: "Sign Out" }),
    ];
    await signInAs(page, await createCustomer(page, "Aleksandra Hoxhallari-Papadhimitropullos"));
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/about");
      await expect(hours).toBeVisible();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      const boxes = await Promise.all([hours, ...parts].map((part) => part.boundingBox()));
      // No two items overlap.
      for (const [index, box] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          expect({ width, index, isCovered: overlap(box, other) }).toMatchObject({
            isCovered: false,
          });
        }
      }
    }
  },
);

// docs/product/quote-list.md#quote-list-on-every-page
test("the quote list covers nothing in the header of a phone", async ({ strictPage: page }) => {
  const header = page.getByRole("banner");
  const list = header.getByRole("link", { name: /^Quote list/ });
  await page.goto("/quotes");
  await page.getByLabel("Code or description of a part").fill("6205");
  await page.getByRole("button", { name: "Add part" }).click();
  for (const width of [360, 390, 430, 600]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(list).toBeVisible();
    for (const part of [header.getByText("Industrial Components"), header.getByTitle("Cart")]) {
      const isCovered = overlap(await part.boundingBox(), await list.boundingBox());
      expect({ width, isCovered }).toEqual({ width, isCovered: false });
    }
  }
});

// docs/product/catalogue.md#table-of-a-family
test(
  "the table of a family fits a tablet",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto("/products/nsk/deep-groove-ball-bearings?view=table");
    await page.getByRole("checkbox", { name: "Compare 6205" }).check();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  },
);

// docs/product/shop.md#moving-banner
test("the banner scrolls until it is stopped", async ({ strictPage: page }) => {
  await page.goto("/about");
  await checkDrift(page, "Announcement", ["Pause announcement", "Play announcement"]);
});

// docs/product/shop.md#moving-banner
test("the banner rests while a field or a dialog has the focus", async ({ strictPage: page }) => {
  await page.goto("/shop");
  const strip = page.getByRole("region", { name: "Announcement" }).locator(".animate-marquee");
  // The pointer starts in the corner, over the strip, and would stop it.
  await page.mouse.move(200, 300);
  await page.getByRole("searchbox", { name: "Search" }).focus();
  await expect(strip).toHaveCSS("animation-play-state", "paused");
  await page.getByRole("searchbox", { name: "Search" }).blur();
  await expect(strip).toHaveCSS("animation-play-state", "running");
  await page.getByRole("button", { name: "Quick Checkout" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(strip).toHaveCSS("animation-play-state", "paused");
});

// docs/product/shop.md#brands-carousel
test("the brands carousel has ten logos in order and can be stopped", async ({
  strictPage: page,
}) => {
  await page.goto("/about");
  const carousel = page.getByRole("region", { name: "Brands we supply" });
  await expect(carousel.getByRole("list").first().getByRole("listitem")).toHaveText([
    "NSK",
    "PPL",
    "RHP",
    "Gates",
    "Varibelt",
    "Mitsuboshi",
    "M.A.T.I.C",
    "Megadyne",
    "Optibelt",
    "Toyopower",
  ]);
  await checkDrift(page, "Brands we supply", ["Pause brands", "Play brands"]);
});

// docs/product/shop.md#contact-everywhere, docs/product/shop.md#opening-hours
// docs/product/shop.md#footer
test(
  "the footer has quick links, contact, opening hours and the copyright line",
  { tag: "@desktop" },
  async ({ strictPage: page }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    await expect(
      footer.getByRole("navigation", { name: "Quick Links" }).getByRole("link"),
    ).toHaveText(["Home", "About Us", "Services", "Products", "Shop", "Contact"]);
    await expect(footer.getByRole("heading", { name: "Contact info" })).toBeVisible();
    await expect(footer.getByRole("link", { name: "+355 4 000 0100" })).toBeVisible();
    await expect(footer.getByText("info@industrial-components.example")).toBeVisible();
    await expect(footer.getByText("Monday-Friday 08:00-16:00")).toBeVisible();
    await expect(footer.getByText("© Industrial Components. All rights reserved.")).toBeVisible();
    await expect(footer.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy");
    await expect(footer.getByRole("link", { name: "Terms" })).toHaveAttribute("href", "/terms");
  },
);

// docs/product/shop.md#hidden-albanian-text
test(
  "a hidden Albanian text gives its own schedule, delivery in 24-48 hours and 15 years",
  { tag: "@desktop" },
  async ({ strictPage: page }) => {
    await page.goto("/");
    const summary = page.locator('section[lang="sq"]');
    await expect(summary).toContainText("24-48 orë");
    await expect(summary).toContainText("15 vjet");
    await expect(summary).not.toContainText("08:00-16:00");
    await expect(summary).toContainText(/\d\d:\d\d/);
    const box = await summary.boundingBox();
    expect((box?.width ?? 0) * (box?.height ?? 0)).toBeLessThanOrEqual(1);
  },
);

// docs/product/shop.md#scroll-to-the-top
test("the page scrolls smoothly to the top at every change of route", async ({
  strictPage: page,
}) => {
  await page.goto("/shop");
  await page.evaluate(() => window.scrollTo({ top: 1_200, behavior: "instant" }));
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    const look = (): void => {
      places.push(Math.round(window.scrollY));
      requestAnimationFrame(look);
    };
    look();
  });
  // The link is far down the page, so the click itself may scroll down first.
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const places = await page.evaluate(() => Reflect.get(window, "places") as number[]);
  // Smooth: more than one position was recorded on the way up.
  const last = places.slice(places.lastIndexOf(Math.max(...places)));
  expect(new Set(last.filter((place) => place > 0)).size).toBeGreaterThan(2);
});

// docs/product/shop.md#legal-pages
test("privacy and terms are separate pages", { tag: "@desktop" }, async ({ strictPage: page }) => {
  for (const [path, heading] of [
    ["/privacy", /Privacy/],
    ["/terms", /Terms/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
});

type Box = Awaited<ReturnType<Locator["boundingBox"]>>;

function overlap(one: Box, other: Box): boolean {
  if (!one || !other) return true;
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  const isBelow = one.y + one.height <= other.y || other.y + other.height <= one.y;
  return !isBeside && !isBelow;
}

/**
 * Checks that a strip moves, stops at a press of its button, and moves again after the next press.
 */
async function checkDrift(
  page: Page,
  region: string,
  [pause, play]: readonly [string, string],
): Promise<void> {
  const strip = page.getByRole("region", { name: region });
  const place = (): Promise<number> =>
    strip
      .getByRole("listitem")
      .first()
      .evaluate((item) => item.getBoundingClientRect().x);
  await strip.scrollIntoViewIfNeeded();
  // The pointer starts in the corner, over the strip, and would stop it.
  await page.mouse.move(200, 300);
  const start = await place();
  await expect.poll(place).not.toBe(start);
  await strip.getByRole("button", { name: pause }).click();
  const button = strip.getByRole("button", { name: play });
  await button.blur();
  await page.mouse.move(200, 300);
  const stopped = await place();
  await page.waitForTimeout(150);
  expect(await place()).toBe(stopped);
  await button.click();
  await strip.getByRole("button", { name: pause }).blur();
  await page.mouse.move(200, 300);
  await expect.poll(place).not.toBe(stopped);
}
