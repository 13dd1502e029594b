import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";

const dist = fileURLToPath(new URL("../dist", import.meta.url));

test(
  "the page of components is not in a build",
  { tag: ["@desktop", "@full"] },
  async ({ page }) => {
    const answer = await page.goto("/dev/ui");
    expect(answer?.status()).toBe(404);
    const files = (await readdir(dist, { recursive: true })).filter((name) =>
      /\.(?:js|css|html|json)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(100);
    const traces: string[] = [];
    for (const name of files) {
      const text = await readFile(join(dist, name), "utf8");
      if (/dev\/ui|dev-ui|DevUi|dev-stage/.test(text)) traces.push(name);
    }
    expect(traces).toEqual([]);
  },
);
