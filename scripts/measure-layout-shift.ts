import { chromium, type Browser } from "@playwright/test";
import { routeStates } from "../e2e/states/routes.ts";
import {
  readShifts,
  shiftLimit,
  watchShifts,
  type LayoutShifts,
} from "../e2e/support/layout-shift.ts";
import { startServer } from "../e2e/support/start-server.ts";
import { ensureBrowser } from "./find-browser.ts";
import { touchArguments } from "./touch-arguments.ts";

// Measures the layout shift of every page while it loads on a slow network and a slow processor: npm
// run measure:layout-shift -- /shop /about

const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;
/** Pause between scrolls of half a screen: fast, but human. */
const pauseMs = 250;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

type Measured = LayoutShifts & { readonly path: string; readonly width: number };

const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : routeStates.flatMap(({ path }) => path ?? []);
const server = await startServer();
const executablePath = ensureBrowser();
const onPhone = await chromium.launch({ executablePath, args: [...touchArguments] });
const onDesktop = await chromium.launch({ executablePath });
const measured: Measured[] = [];
try {
  for (const path of paths) {
    measured.push(await measure(onPhone, path, phone), await measure(onDesktop, path, desktop));
  }
} finally {
  await onPhone.close();
  await onDesktop.close();
  await server.stop();
}
const worstFirst = measured.toSorted((one, other) => other.sum - one.sum);
for (const { path, width, sum, causes } of worstFirst) {
  console.log(`${sum.toFixed(4)}  ${width}  ${path}`);
  if (sum > shiftLimit) for (const cause of causes.slice(0, 3)) console.log(`        ${cause}`);
}
const tooMany = worstFirst.filter(({ sum }) => sum > shiftLimit).length;
console.log(`${measured.length} pages measured, ${tooMany} above ${shiftLimit}`);
process.exitCode = tooMany === 0 ? 0 : 1;

/** Loads a page with an empty cache and scrolls through it. */
async function measure(
  from: Browser,
  path: string,
  screen: typeof phone | typeof desktop,
): Promise<Measured> {
  const context = await from.newContext({ ...screen, baseURL: server.url });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.emulateNetworkConditions", network);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await watchShifts(page);
    await page.goto(path, { waitUntil: "load" });
    return { path, width: screen.viewport.width, ...(await readShifts(page, pauseMs)) };
  } finally {
    await context.close();
  }
}
