import { expect, test } from "vitest";
import { defaultRetention, fillPeriods, formatPeriod } from "./retention.ts";

test("a period is one or several days or months, with a no-break space", () => {
  expect(formatPeriod("mail_file_days", 1)).toBe("1\u00A0day");
  expect(formatPeriod("quote_months", 24)).toBe("24\u00A0months");
});

// docs/product/accounts.md#periods-on-the-privacy-page
test("a prerendered page gets the configured periods and nothing else", () => {
  const page =
    '<p>…</p><strong data-period="quote_months">…</strong><b data-period="other">…</b><i data-period="mail_file_days">…</i>';
  expect(fillPeriods(page, { ...defaultRetention, quote_months: 6 })).toBe(
    page
      .replace('quote_months">…', 'quote_months">6\u00A0months')
      .replace('mail_file_days">…', 'mail_file_days">30\u00A0days'),
  );
});
