import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";

const paths = [
  "/",
  "/shop",
  "/shop?view=list",
  "/products/nsk/catalog",
  "/products/nsk/bearing/6205",
  "/products/belts/gates/v-belts",
  "/account",
];
/** Pages built of the same parts as those above. */
const similarPaths = [
  "/products/bearing/nsk",
  "/products/bearing/ppl/deep-groove-ball-bearings",
  "/products/nsk/deep-groove-ball-bearings/6200-series",
  "/products/belts/gates",
  "/contact",
  "/no-such-page",
];

for (const path of [...paths, ...similarPaths]) {
  // docs/product/reliability.md#target-sizes
  test(
    `${path}: targets are at least 44 px for touch and 24 px for a mouse`,
    { tag: similarPaths.includes(path) ? "@full" : [] },
    async ({ page, isMobile }) => {
      await page.goto(path);
      expect(await page.evaluate(findSmallTargets, isMobile ? 44 : 24)).toEqual([]);
    },
  );
}

/** Lists controls smaller than `least` pixels; links inside text are as high as its lines. */
function findSmallTargets(least: number): readonly string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    "a, button, input, select, textarea, summary, [role=tab]",
  );
  return [...controls].flatMap((control) => {
    const { display } = getComputedStyle(control);
    if (!control.checkVisibility() || control.closest("[inert], .sr-only")) return [];
    const around = control.parentElement?.textContent.trim() ?? "";
    const isInText = display === "inline" && around !== control.textContent.trim();
    const { width, height } = (control.closest("label") ?? control).getBoundingClientRect();
    // A card's link covers the card.
    const after = getComputedStyle(control, "::after");
    const isStretched = after.position === "absolute" && Number.parseFloat(after.height) >= least;
    if (isInText || isStretched || Math.min(width, height) > least - 0.5) return [];
    const name = control.getAttribute("aria-label") ?? control.textContent;
    return [`${control.tagName} ${name} ${Math.round(width)} × ${Math.round(height)}`];
  });
}
