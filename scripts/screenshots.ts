import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type Page } from "@playwright/test";
import { allStates } from "../e2e/states/all-states.ts";
import type { State } from "../e2e/states/state.ts";
import { workIn } from "../e2e/support/journey.ts";
import { startServer } from "../e2e/support/start-server.ts";
import { become } from "../e2e/support/viewers.ts";
import { waitForHydration } from "../e2e/support/wait-for-hydration.ts";
import { ensureBrowser } from "./find-browser.ts";
import { imageName, schemes, screens, type ScreenSize } from "./screens.ts";
import { touchArguments } from "./touch-arguments.ts";
import { writeContactSheet } from "./write-contact-sheet.ts";

// Takes screenshots of every state of the product at three widths in both themes, into a folder that
// git ignores, with a page that shows them side by side: npm run screenshots -- cart-empty shop

const folder = fileURLToPath(new URL("../screenshots", import.meta.url));
const atOnce = 2;

const names = process.argv.slice(2);
const unknown = names.filter((name) => allStates.every((state) => state.name !== name));
if (unknown.length > 0) throw new Error(`No such state: ${unknown.join(", ")}`);
const states = allStates.filter(({ name }) => names.length === 0 || names.includes(name));
// A full run removes the screenshots of states that no longer exist.
if (names.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const executablePath = ensureBrowser();
const server = await startServer();
const failures: string[] = [];
try {
  workIn(server);
  const work = states.values();
  await Promise.all(Array.from({ length: atOnce }, () => takeAll(work)));
} finally {
  await server.stop();
}
await writeContactSheet(folder, allStates);
console.log(`${states.length} states, ${failures.length} failures: ${join(folder, "index.html")}`);
for (const failure of failures) console.error(failure);
process.exit(failures.length === 0 ? 0 : 1);

/** Takes states from the queue, with one browser for touch and one for a mouse. */
async function takeAll(work: Iterator<State>): Promise<void> {
  const touch = await launch(touchArguments);
  const mouse = await launch([]);
  try {
    for (let next = work.next(); !next.done; next = work.next()) {
      for (const screen of screens) {
        await takeScreenshots(screen.hasTouch ? touch : mouse, next.value, screen);
      }
      console.log(next.value.name);
    }
  } finally {
    await touch.close();
    await mouse.close();
  }
}

function launch(more: readonly string[]): Promise<Browser> {
  const args = ["--disable-gpu", "--disable-background-networking", "--no-first-run", ...more];
  return chromium.launch({ executablePath, args });
}

/** Opens a state once and takes its screenshot in both themes. */
async function takeScreenshots(browser: Browser, state: State, screen: ScreenSize): Promise<void> {
  const context = await browser.newContext({
    ...screen,
    baseURL: server.url,
    reducedMotion: "reduce",
  });
  context.on("page", waitForHydration);
  try {
    await become(context, state.viewer);
    const page = await context.newPage();
    await state.show(page);
    await page.evaluate(showEverything);
    for (const scheme of schemes) await takeScreenshot(page, state, scheme);
  } catch (error) {
    failures.push(`${state.name} at ${screen.viewport.width} px: ${String(error)}`);
  } finally {
    await context.close();
  }
}

async function takeScreenshot(
  page: Page,
  state: State,
  colorScheme: (typeof schemes)[number],
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({
    path: join(folder, imageName(state.name, width, colorScheme)),
    fullPage: state.path !== undefined,
  });
}

/** A full-page screenshot doesn't scroll, so lazy images would stay blank. */
async function showEverything(): Promise<void> {
  for (const image of document.images) image.loading = "eager";
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await document.fonts.ready;
}
