/** The one place that decides how money looks: '€1,250.00'. */
const locale = "en-GB";

const euro = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });

/** Euro with two decimals and grouped thousands, such as '€12.50'. */
export function formatEur(amount: number): string {
  return euro.format(amount);
}

/** Another currency by its code, such as 'ALL 1,500.00' or 'USD 9.90'. */
export function formatOriginalPrice(amount: number, currency: string): string {
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "code",
    // Lek are priced with decimals as well; left to itself, it would round them away.
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(amount);
}
