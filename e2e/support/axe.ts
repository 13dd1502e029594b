import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const axe = await readFile(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Runs axe and lists its violations with the elements. Runs all rules by default. */
export async function findAccessibilityErrors(
  page: Page,
  rules?: readonly string[],
): Promise<readonly string[]> {
  // Evaluated instead of added as a script, which the site's CSP would block.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const options: RunOptions = {
    // None of the rules needs the style sheets loaded again.
    preload: false,
    resultTypes: ["violations"],
    ...(rules && { runOnly: [...rules] }),
  };
  const results: AxeResults = await page.evaluate(`axe.run(${JSON.stringify(options)})`);
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(" | ")}`,
  );
}
