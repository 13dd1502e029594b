import { expect, type Page } from "@playwright/test";
import { prerenderPaths } from "#catalogue/paths.ts";
import { test } from "../support/journey.ts";
import { specifiedRoutes } from "../support/specified-routes.ts";

/** Pages of the shop that public pages link to; they are rendered when asked for. */
const renderedRoutes = new Set(["/shop", "/account", "/auth", "/admin-login", "/admin/products"]);

test(
  "the catalogue prerenders exactly the pages that the specification names",
  { tag: "@desktop" },
  () => {
    const specified = [...specifiedRoutes.keys()];
    expect(prerenderPaths.toSorted()).toEqual(specified.toSorted());
  },
);

for (const [path, heading] of specifiedRoutes) {
  test(`${path} is whole`, { tag: "@desktop" }, async ({ quietPage: page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(/\S.{5,}/);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", new URL(path, page.url()).href);
    await checkLinks(page);
  });
}

test("no two pages share a title or a description", { tag: "@desktop" }, async ({ request }) => {
  const seen = new Map<string, string>();
  for (const path of specifiedRoutes.keys()) {
    const html = await (await request.get(path)).text();
    for (const pattern of [/<title>([^<]+)/, /name="description" content="([^"]+)/]) {
      const text = pattern.exec(html)?.[1] ?? "";
      expect(text, path).not.toBe("");
      expect(seen.get(text), `${path}: ${text}`).toBeUndefined();
      seen.set(text, path);
    }
  }
});

const answers = new Map<string, Promise<{ status: number; text: string }>>();

/** Every link leads somewhere, to a place that exists on the page it names. */
async function checkLinks(page: Page): Promise<void> {
  const links = await page
    .locator("a[href]")
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
  const broken: string[] = [];
  for (const link of new Set(links)) {
    if (!(await leadsSomewhere(page, link))) broken.push(link);
  }
  expect(broken).toEqual([]);
}

async function leadsSomewhere(page: Page, link: string): Promise<boolean> {
  if (/^(mailto|tel):./.test(link)) return true;
  const { origin } = new URL(page.url());
  const target = new URL(link, page.url());
  // Other hosts can't be reached from here; their links only have to be well formed.
  if (target.origin !== origin) return /^https?:$/.test(target.protocol);
  const { status, text } = await ask(page, target);
  const isKnown =
    specifiedRoutes.has(target.pathname) ||
    renderedRoutes.has(target.pathname) ||
    target.pathname.startsWith("/media/");
  const id = decodeURIComponent(target.hash.slice(1));
  return isKnown && status === 200 && (id === "" || text.includes(`id="${id}"`));
}

function ask(page: Page, target: URL): Promise<{ status: number; text: string }> {
  const known = answers.get(target.pathname);
  if (known) return known;
  const answer = page.request
    .get(target.pathname)
    .then(async (response) => ({ status: response.status(), text: await response.text() }));
  answers.set(target.pathname, answer);
  return answer;
}
