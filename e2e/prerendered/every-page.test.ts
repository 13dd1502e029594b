import { readdirSync, existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { prerenderPaths } from "#catalogue/paths.ts";
import { company } from "#domain/company.ts";
import { partRoutes } from "../support/part-routes.ts";
import { specifiedRoutes } from "../support/specified-routes.ts";
import { headings, links, readPage, getText } from "./prerendered-page.ts";

const site = fileURLToPath(new URL("../../dist/client", import.meta.url));
const routes = new Map([...specifiedRoutes, ...partRoutes]);
const paths = [...routes.keys()];
/** Pages that the server renders on request; prerendered pages link to them. */
const renderedRoutes = new Set([
  "/shop",
  "/account",
  "/auth",
  "/admin-login",
  "/admin/products",
  "/quotes",
]);

// docs/product/catalogue.md#public-pages, docs/product/catalogue.md#list-pages
// docs/product/catalogue.md#every-listed-part
test("the build prerenders exactly the specified pages and the listed parts", () => {
  expect(prerenderPaths.toSorted()).toEqual(paths.toSorted());
  const files = readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("index.html"))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
    .filter((path) => path !== "/app-shell");
  expect(files.toSorted()).toEqual(paths.toSorted());
});

// docs/product/catalogue.md#public-pages
test.each([...routes])("%s has its heading and description", (path, heading) => {
  const document = readPage(path);
  expect(document.documentElement.getAttribute("lang")).toBe("en");
  expect(headings(path, 1)).toEqual([expect.stringMatching(heading)]);
  const [name = "", companyName] = document.title.split(" | ");
  expect(name).toMatch(/^\S.{2,}/);
  expect(companyName).toBe(path === "/" ? undefined : company.name);
  const description = document.querySelector('meta[name="description"]');
  expect(description?.getAttribute("content")).toMatch(/\S.{20,}/);
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href");
  expect(new URL(canonical ?? "").pathname).toBe(path);
});

// docs/product/catalogue.md#valid-links-and-titles, docs/product/catalogue.md#pdf-catalogue
// docs/product/catalogue.md#belt-tool
test.each(paths)("every link of %s leads to an existing page, file or anchor", (path) => {
  const broken = [...new Set(links(path, "page"))].filter((link) => !leadsSomewhere(path, link));
  expect(broken).toEqual([]);
});

// docs/product/catalogue.md#valid-links-and-titles
test("titles and descriptions of pages are unique", () => {
  for (const read of [
    (page: Document): string => page.title,
    (page: Document): string =>
      page.querySelector('meta[name="description"]')?.getAttribute("content") ?? "",
  ]) {
    const texts = paths.map((path) => read(readPage(path)));
    const repeated = texts.filter((text, index) => texts.indexOf(text) !== index);
    expect(repeated).toEqual([]);
  }
});

test("structured data parses, names its context and claims no rating", () => {
  const described = paths.filter((path) => {
    const scripts = [...readPage(path).querySelectorAll('script[type="application/ld+json"]')];
    for (const script of scripts) {
      const data: unknown = JSON.parse(script.textContent ?? "");
      expect(data, path).toMatchObject({ "@context": "https://schema.org" });
      expect(JSON.stringify(data), path).not.toMatch(/aggregateRating|ratingValue/i);
    }
    return scripts.length > 0;
  });
  expect(described.length).toBeGreaterThan(paths.length / 2);
});

test("header and footer name the company on every page", () => {
  for (const path of paths) {
    const document = readPage(path);
    const footer = getText(document.querySelector("footer"));
    expect(footer, path).toContain(company.phone.display);
    expect(footer, path).toContain("Monday-Friday 08:00-16:00");
    expect(links(path, "page"), path).toContain(`mailto:${company.email}`);
  }
});

function leadsSomewhere(from: string, link: string): boolean {
  if (/^(mailto|tel|viber):./.test(link)) return true;
  const target = new URL(link, `http://site.test${from}`);
  // Other hosts aren't reachable in a test; their links only have to be well-formed.
  if (target.host !== "site.test") return /^https?:$/.test(target.protocol);
  if (renderedRoutes.has(target.pathname)) return true;
  if (target.pathname.startsWith("/media/")) return existsSync(join(site, target.pathname));
  if (!routes.has(target.pathname)) return false;
  const id = decodeURIComponent(target.hash.slice(1));
  return id === "" || readPage(target.pathname).getElementById(id) !== null;
}
