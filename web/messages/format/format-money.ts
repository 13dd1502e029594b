import {
  formatAlbanianAmount,
  formatAlbanianCount,
  formatAlbanianEur,
} from "#domain/albanian-amount.ts";
import { formatBritishNumber } from "#domain/british-number.ts";
import type { Language } from "#web/messages/language.tsx";

/** Locale of prices in English text: '€1,250.00'. Albanian text shows '1 250,00 €'. */
const locale = "en-GB";

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Euro with two decimals and grouped thousands, such as '€12.50'. */
export function formatEur(amount: number, language: Language = "en"): string {
  return language === "sq" ? formatAlbanianEur(amount) : `€${formatBritishNumber(amount, 2)}`;
}

/** Another currency by its code, such as 'USD 9.90'; lek as people say it: '1,500 Lekë'. */
export function formatOriginalPrice(
  amount: number,
  currency: string,
  language: Language = "en",
): string {
  if (currency === "ALL") return formatLek(amount, language);
  if (language === "sq") return `${formatAlbanianAmount(amount)}\u00A0${currency}`;
  return getCurrencyFormat(currency).format(amount);
}

const currencyFormats = new Map<string, Intl.NumberFormat>();

/** Making a format takes longer than rendering a product. */
function getCurrencyFormat(currency: string): Intl.NumberFormat {
  const known = currencyFormats.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "code",
  });
  currencyFormats.set(currency, format);
  return format;
}

/** Prices in lek have decimals only in old data. */
function formatLek(amount: number, language: Language): string {
  if (!Number.isInteger(amount)) {
    const exact =
      language === "sq" ? formatAlbanianAmount(amount) : amount.toLocaleString(locale, twoDecimals);
    return `${exact}\u00A0Lekë`;
  }
  const count = language === "sq" ? formatAlbanianCount(amount) : amount.toLocaleString(locale);
  return `${count}\u00A0Lekë`;
}
