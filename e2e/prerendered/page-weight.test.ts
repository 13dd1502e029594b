import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { prerenderPaths } from "#catalogue/paths.ts";
import { weighScripts } from "../support/script-weight.ts";

const site = fileURLToPath(new URL("../../dist/client", import.meta.url));

/**
 * The most that the first scripts of a page weigh, in kB. The first pattern that fits counts. Each is 2 kB
 * over what was reached; lower one when its pages get lighter.
 */
const budgets: readonly (readonly [pattern: RegExp, kB: number])[] = [
  [/^\/$/, 151],
  [/^\/(about|contact|products|services|terms)$/, 143],
  [/^\/privacy$/, 145],
  [/^\/products\/(bearing|belts)$/, 142],
  [/^\/products\/seals$/, 144],
  [/^\/products\/bearing\/ppl\/./, 163],
  [/^\/products\/(bearing|belts)\/[^/]+$/, 156],
  [/^\/products\/bearing\/nsk\/./, 152],
  [/^\/products\/(seals|belts\/mitsuboshi\/classical-v-belts)\/./, 153],
  [/^\/products\/belts\/[^/]+\/[^/]+$/, 163],
  [/^\/products\/nsk\/catalog$/, 162],
  [/^\/products\/nsk\/bearing\/./, 166],
  [/^\/products\/nsk\/./, 171],
];

// docs/product/reliability.md#light-pages
test("the first scripts of every prerendered page are within its budget", () => {
  const tooHeavy = prerenderPaths.flatMap((path) => {
    const kB = weighScripts(readFileSync(join(site, path, "index.html"), "utf8"));
    const budget = budgets.find(([pattern]) => pattern.test(path))?.[1] ?? 0;
    return kB <= budget ? [] : [`${path}: ${kB.toFixed(1)} of ${budget} kB`];
  });
  expect(tooHeavy).toEqual([]);
});
