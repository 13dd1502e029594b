import { createStoredValue, useStoredValue } from "#web/platform/stored-value.ts";

const lastOrder = createStoredValue<string | null>({
  storedIn: "tab",
  key: "last_order",
  empty: null,
  parse: (text) => (/^[0-9a-f]{8}$/.test(text) ? text : null),
  format: (number) => number,
});

/** The number of the tab's last order; null before the first, and once dismissed. */
export function useLastOrder(): string | null {
  return useStoredValue(lastOrder);
}

/** Stores the short number of an order; null dismisses it. */
export function saveLastOrder(number: string | null): void {
  lastOrder.write(number);
}
