import { expect } from "@playwright/test";
import sharp from "sharp";
import { test } from "./support/journey.ts";

type Manifest = {
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly purpose: string;
  }[];
  readonly shortcuts: readonly { readonly url: string }[];
};

// docs/product/offline.md#installable
test(
  "the site is installable: the browser reports no manifest errors",
  { tag: "@phone" },
  async ({ page, context }) => {
    await page.goto("/about");
    // Linked once the page is idle.
    await page.locator("link[rel=manifest]").waitFor({ state: "attached" });
    const session = await context.newCDPSession(page);
    const { url, errors, data } = await session.send("Page.getAppManifest");
    expect(new URL(url).pathname).toBe("/manifest.webmanifest");
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? "")).toMatchObject({
      id: "/",
      name: "Industrial Components",
      start_url: "/",
      scope: "/",
      display: "standalone",
      lang: "en",
    });
    // A headless browser reports nothing; one with windows reports a test's incognito profile.
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    const found = installabilityErrors.map(({ errorId }) => errorId);
    expect(found.filter((id) => id !== "in-incognito")).toEqual([]);
  },
);

test(
  "the manifest's icons have their stated sizes, and its shortcuts open pages",
  { tag: ["@phone", "@full"] },
  async ({ request }) => {
    const manifest: Manifest = await (await request.get("/manifest.webmanifest")).json();
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ]);
    for (const { src, sizes } of manifest.icons) {
      const { format, width, height } = await sharp(
        await (await request.get(src)).body(),
      ).metadata();
      expect({ format, sizes: `${width}x${height}` }).toEqual({ format: "png", sizes });
    }
    expect(manifest.shortcuts).toHaveLength(3);
    for (const { url } of manifest.shortcuts) {
      expect((await request.get(url)).status()).toBe(200);
    }
  },
);

test(
  "the shortcut to the belt selection tool opens it",
  { tag: ["@phone", "@full"] },
  async ({ strictPage: page, request }) => {
    const { shortcuts }: Manifest = await (await request.get("/manifest.webmanifest")).json();
    await page.goto(shortcuts.find(({ url }) => url.includes("belts"))?.url ?? "");
    await expect(page.getByRole("dialog", { name: "Belt selection tool" })).toBeVisible();
  },
);
