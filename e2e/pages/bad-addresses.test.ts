import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";

const words = ["%E0%A4%A", "..%2f..%2fetc", "x".repeat(8_000)];

for (const word of words) {
  test(
    `a bearing called ${word.slice(0, 20)} is unknown, and its page hydrates`,
    { tag: "@full" },
    async ({ page }) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      const response = await page.goto(`/products/nsk/bearing/${word}`);
      expect(response?.status()).toBe(404);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText("Bearing Not Found");
      await page.getByRole("main").getByRole("link").first().click();
      await expect(heading).not.toHaveText("Bearing Not Found");
      // A hydration mismatch is an error too.
      expect(errors).toEqual([]);
    },
  );
}
