import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const web = fileURLToPath(new URL("../web/", import.meta.url));
const read = (path: string): string => readFileSync(web + path, "utf8");
const sources = globSync("**/*.{ts,tsx}", { cwd: web })
  .filter((path) => !/\.test\.tsx?$|^testing\//.test(path))
  .map((path) => ({ path, text: read(path) }));

/** Names at the beginning of a key that ends with an id. */
const stem = String.raw`["\`]([^"\`:$]+)`;

/** What stores something on the device, with the key it stores under. */
const stores: readonly RegExp[] = [
  new RegExp(String.raw`createStoredText\("(?:device|tab)", ${stem}`, "g"),
  new RegExp(String.raw`createStoredValue[^;]*?\bkey: ${stem}`, "g"),
  new RegExp(String.raw`createSavedLinks\(${stem}`, "g"),
  new RegExp(String.raw`createStore\(${stem}`, "g"),
  // Names of drafts, cookies and caches.
  new RegExp(String.raw`\bname: (?:productId === undefined \? )?${stem}[^}]*\bowner\b`, "g"),
  new RegExp(String.raw`const (?:name|cookieName|cacheName)(?:: string)? = ${stem}`, "g"),
];

/** Files that store under names given to them, or whose names are found by the patterns above. */
const storing = /createStoredText|createStoredValue|createSavedLinks|saveDraft|createStore\(/;
const direct = /(?:local|session)Storage|document\.cookie =|caches\.open|idb-keyval/;

function listKeys(): readonly string[] {
  return sources
    .filter(({ text }) => storing.test(text) || direct.test(text) || /DraftPlace/.test(text))
    .flatMap(({ text }) => stores.flatMap((pattern) => [...text.matchAll(pattern)]))
    .map((found) => found[1] ?? "");
}

// docs/product/accounts.md#names-on-the-device
test("the privacy page names every key under which the site stores something", () => {
  const keys = new Set(listKeys());
  const expected = ["quote_list", "guest_cart", "sidebar_state", "last-seen", "seen-uploads"];
  expect([...keys]).toEqual(expect.arrayContaining([...expected, "reloaded", "panel_product"]));
  const text = read("messages/privacy.ts");
  const missing = [...keys].filter((key) => !new RegExp(`(?<![\\w-])${key}(?![\\w-])`).test(text));
  expect(missing).toEqual([]);
});

test("every file that uses the device's storage has a key that is found", () => {
  const unknown = sources
    .filter(({ text }) => direct.test(text))
    .map(({ path }) => path)
    .toSorted();
  // A new one needs a pattern above, or its keys stay off the privacy page.
  expect(unknown).toEqual([
    "features/shell/use-sidebar.ts",
    "offline/last-seen/answer-store.ts",
    "offline/load-chunk.ts",
    "platform/stored-value.ts",
    "service-worker/answers.ts",
  ]);
});
