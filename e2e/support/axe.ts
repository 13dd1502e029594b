import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const axe = await readFile(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** What axe has against a page, with the elements concerned. */
export async function findFaults(page: Page): Promise<readonly string[]> {
  // Evaluated rather than added as a script, which the site's policy would refuse.
  await page.evaluate(axe);
  const results: AxeResults = await page.evaluate("axe.run({ resultTypes: ['violations'] })");
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(" | ")}`,
  );
}
