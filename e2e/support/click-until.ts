import { expect, type Locator } from "@playwright/test";

/** Clicks until something shows: a server-rendered page ignores clicks before hydration. */
export async function clickUntil(button: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    if (!(await shown.isVisible())) await button.click({ timeout: 2_000 });
    await expect(shown).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
}
