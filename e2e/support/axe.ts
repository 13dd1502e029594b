import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const axe = await readFile(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** What axe has against a page, with the elements concerned. All its rules unless told. */
export async function findAccessibilityErrors(
  page: Page,
  rules?: readonly string[],
): Promise<readonly string[]> {
  // Evaluated rather than added as a script, which the site's policy would refuse.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const options: RunOptions = {
    // Nothing of it needs the style sheets once more.
    preload: false,
    resultTypes: ["violations"],
    ...(rules && { runOnly: [...rules] }),
  };
  const results: AxeResults = await page.evaluate(`axe.run(${JSON.stringify(options)})`);
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(" | ")}`,
  );
}
