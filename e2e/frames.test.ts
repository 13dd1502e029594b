import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";

const map = /^https:\/\/www\.openstreetmap\.org\//;

// docs/product/catalogue.md#books
test("a frame whose host doesn't respond is replaced by our own image, without console errors", async ({
  strictPage: page,
}) => {
  await page.route(map, (route) => route.abort("namenotresolved"));
  await page.goto("/contact");
  await page.locator("[data-slot=external-frame]").scrollIntoViewIfNeeded();
  await expect(page.getByText("The interactive map can’t be reached from here.")).toBeVisible();
  await expect(page.getByRole("img", { name: /Sketch map/ })).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Open the map in a new tab" })).toBeVisible();
});

// docs/product/catalogue.md#books
test("a frame whose host responds is shown with its name", async ({ strictPage: page }) => {
  await page.route(map, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><p>The map</p>" }),
  );
  await page.goto("/contact");
  await page.locator("[data-slot=external-frame]").scrollIntoViewIfNeeded();
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute("title", /^Map: /);
  await expect(frame.contentFrame().getByText("The map")).toBeVisible();
});

test(
  "a host that can't exist is never requested",
  { tag: "@full" },
  async ({ strictPage: page, baseURL }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) asked.push(request.url());
    });
    await page.goto("/products/belts/gates");
    const frame = page.locator("[data-slot=external-frame]");
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.getByText(/opens it on its own host/)).toBeVisible();
    expect((await frame.locator("> div").boundingBox())?.height).toBe(800);
    expect(asked).toEqual([]);
  },
);
