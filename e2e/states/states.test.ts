import { expect, type Page } from "@playwright/test";
import { findAccessibilityErrors } from "../support/axe.ts";
import { test as base, watchComplaints } from "../support/journey.ts";
import { readShifts, shiftLimit, watchShifts } from "../support/layout-shift.ts";
import { become } from "../support/viewers.ts";
import { allStates } from "./all-states.ts";
import { findMotion, findSideways } from "./checks.ts";
import { dailyStates } from "./daily-states.ts";
import type { State } from "./state.ts";

// Checks every state on a phone and on a desktop: axe in both themes, motion, horizontal scrolling
// and layout shifts. Reports all errors of a state at once.

/** Whether to check the dark theme too: optional, because it doubles the time. */
const test = base.extend<{ checksDarkTheme: boolean }>({
  checksDarkTheme: [true, { option: true }],
});

test.describe.configure({ mode: "parallel" });

for (const state of allStates) {
  // docs/product/reliability.md#every-state
  test(
    state.name,
    { tag: dailyStates.includes(state) ? "@phone" : "@full" },
    async ({ page, isMobile, checksDarkTheme }) => {
      await become(page.context(), state.viewer);
      const complaints = watchComplaints(page);
      if (state.path) await watchShifts(page);
      await state.show(page);
      expect.soft(await findMotion(page), "nothing moves").toEqual([]);
      if (state.path) await expectNoShift(page);
      if (state.isPage) expect.soft(complaints, "no errors in the console").toEqual([]);
      expect.soft(await findAccessibilityErrors(page), "axe, light").toEqual([]);
      await expectNothingSideways(page, state, "as it is");
      // Whole pages have the same colours on a desktop.
      if (checksDarkTheme && (isMobile || !state.path)) await checkDark(page);
      if (isMobile) await checkNarrow(page, state);
    },
  );
}

async function expectNoShift(page: Page): Promise<void> {
  const { sum, causes } = await readShifts(page);
  expect.soft(sum, causes.join("\n")).toBeLessThanOrEqual(shiftLimit);
}

/** Checks colours only: the theme changes nothing else. */
async function checkDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  expect
    .soft(await findAccessibilityErrors(page, ["color-contrast"]), "contrast, dark")
    .toEqual([]);
}

/** Source: WCAG 1.4.10 and 1.4.4. */
async function checkNarrow(page: Page, state: State): Promise<void> {
  await setRootStyle(page, "font-size", "200%");
  await expectNothingSideways(page, state, "200 % text");
  await showFallbackFace(page);
  await expectNothingSideways(page, state, "200 % text in the fallback face");
  await setRootStyle(page, "font-size", "");
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNothingSideways(page, state, "320 px in the fallback face");
  await setRootStyle(page, "--font-sans", "");
  await expectNothingSideways(page, state, "320 px");
}

/** Shows the fallback font, as on a first visit over a slow connection. */
async function showFallbackFace(page: Page): Promise<void> {
  const faces = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--font-sans"),
  );
  expect(faces).toContain('"Plex Sans",');
  await setRootStyle(page, "--font-sans", faces.replace('"Plex Sans",', ""));
}

async function setRootStyle(page: Page, name: string, value: string): Promise<void> {
  await page.evaluate(
    ([property, text]) => {
      document.documentElement.style.setProperty(property, text);
    },
    [name, value] as const,
  );
}

async function expectNothingSideways(page: Page, state: State, when: string): Promise<void> {
  const found = await findSideways(page, state.isWide !== undefined);
  expect.soft(found, `nothing sideways, ${when}`).toEqual([]);
}
