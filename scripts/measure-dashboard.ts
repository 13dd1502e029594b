import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { signInAsAdmin, workIn } from "../e2e/support/journey.ts";
import { startServer } from "../e2e/support/start-server.ts";
import { ensureBrowser } from "./find-browser.ts";

// Measures how soon each tab of the dashboard shows its rows in a shop of 10,000 products and orders,
// when opened by address and by click: npm run measure:dashboard -- --rows 10000

/** Elements that show that a tab has loaded. */
const tabs = [
  { tab: "orders", label: /^Orders \(/, shown: "role=tabpanel >> css=table tbody tr >> nth=0" },
  {
    tab: "products",
    label: /^Manage Products \(/,
    shown: "role=tabpanel >> css=table tbody tr >> nth=0",
  },
  { tab: "add", label: /^Add New Product/, shown: "role=tabpanel >> css=form" },
] as const;
const runs = 5;
const limitMs = 1_000;

const { values } = parseArgs({ options: { rows: { type: "string", default: "10000" } } });
const server = await startServer();
const browser = await chromium.launch({ executablePath: ensureBrowser() });
let slowest = 0;
try {
  seed(server.dataDir, values.rows);
  workIn(server);
  const page = await browser.newPage({ baseURL: server.url });
  await signInAsAdmin(page);
  for (const { tab, label, shown } of tabs) {
    const opened = await repeat(() => measureOpening(page, tab, shown));
    const clicked = await repeat(() => measureClick(page, tab, label, shown));
    slowest = Math.max(slowest, opened, clicked);
    const rows = await page.locator("tbody tr").count();
    console.log(`${tab}: opened ${opened} ms, clicked ${clicked} ms, ${rows} rows on the page`);
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(
  `slowest median ${slowest} ms, limit ${limitMs} ms, ${values.rows} products and orders`,
);
process.exitCode = slowest <= limitMs ? 0 : 1;

/** Uses the running shop's database. */
function seed(dataDir: string, rows: string): void {
  const program = fileURLToPath(new URL("seed.ts", import.meta.url));
  const args = [program, "--products", rows, "--orders", rows];
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The rows were not added:\n${stderr}`);
}

/** From the request to the first row, with a warm cache. */
async function measureOpening(page: Page, tab: string, shown: string): Promise<number> {
  const began = performance.now();
  await page.goto(`/admin/products?tab=${tab}`, { waitUntil: "commit" });
  await page.locator(shown).waitFor();
  return performance.now() - began;
}

/** From the click, on a page with another tab open. */
async function measureClick(
  page: Page,
  tab: string,
  label: RegExp,
  shown: string,
): Promise<number> {
  const other = tabs[tab === "add" ? 0 : 2];
  await page.goto(`/admin/products?tab=${other.tab}`);
  await page.locator(other.shown).waitFor();
  // Idle-time requests of the page don't count towards the click.
  await page.waitForTimeout(1_000);
  const began = performance.now();
  await page.getByRole("tab", { name: label }).click();
  await page.locator(shown).waitFor();
  return performance.now() - began;
}

async function repeat(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await measure());
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0);
}
