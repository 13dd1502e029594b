import { formatAlbanianAmount, formatAlbanianEur } from "#domain/albanian-amount.ts";
import type { Language } from "#web/messages/language.tsx";

/** Locale of prices in English text: '€1,250.00'. Albanian text shows '1 250,00 €'. */
const locale = "en-GB";

const euro = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });

/** Euro with two decimals and grouped thousands, such as '€12.50'. */
export function formatEur(amount: number, language: Language = "en"): string {
  return language === "sq" ? formatAlbanianEur(amount) : euro.format(amount);
}

/** Another currency by its code, such as 'ALL 1,500.00' or 'USD 9.90'. */
export function formatOriginalPrice(
  amount: number,
  currency: string,
  language: Language = "en",
): string {
  if (language === "sq") return `${formatAlbanianAmount(amount)}\u00A0${currency}`;
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "code",
    // Lek prices have decimals too; Intl would round them away by default.
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(amount);
}
