import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";

test(
  "the README's link to the NSK catalogue opens its search, which finds the README's example",
  { tag: "@phone" },
  async ({ strictPage }) => {
    const readme = await readFile(join(import.meta.dirname, "../README.md"), "utf8");
    const [, path = ""] =
      /\(http:\/\/localhost:3000(\/products\/nsk\/catalog[^)]*)\)/.exec(readme) ?? [];
    await strictPage.goto(path);
    const box = strictPage.getByRole("searchbox", { name: "Search the catalogue" });
    for (const [typed, code] of [
      ["6205 2RS", "6205"],
      ["nu 205", "NU205"],
    ] as const) {
      expect(readme).toContain(`\`${typed}\``);
      await box.fill(typed);
      await expect(strictPage.getByRole("link", { name: code, exact: true })).toBeVisible();
    }
  },
);
