import { expect, test } from "vitest";
import { defaultRetention } from "#domain/retention.ts";
import { privacyPeriodsText } from "./privacy-periods.ts";

// docs/product/accounts.md#periods-on-the-privacy-page
test("the privacy page lists every period of the settings", () => {
  const shown = privacyPeriodsText.en.items.map(({ period }) => period);
  expect(shown).toEqual(Object.keys(defaultRetention));
});
