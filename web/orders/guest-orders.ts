import { isRecord, parseJson } from "#domain/json.ts";
import { useStoredValue, createStoredValue } from "#web/platform/stored-value.ts";

/** An order placed on this device by a guest. */
export type GuestOrder = {
  /** The order number: the first 8 characters of the id. */
  readonly number: string;
  /** Token of the private link; it grants read access to the order. */
  readonly token: string;
  /** ISO date and time. */
  readonly placedAt: string;
};

const maxSaved = 20;
const none: readonly GuestOrder[] = [];

const store = createStoredValue({
  storedIn: "device",
  key: "guest_orders",
  empty: none,
  parse: parseGuestOrders,
  format: (orders) => (orders.length === 0 ? null : JSON.stringify(orders)),
});

/** The device's orders, newest first. They stay after a sign-out, since they belong to no account. */
export function useGuestOrders(): readonly GuestOrder[] {
  return useStoredValue(store);
}

/** Saves an order on this device and drops the oldest ones above the limit. */
export function saveGuestOrder(order: GuestOrder): void {
  if (!isGuestOrder(order)) return;
  const others = store.read().filter(({ token }) => token !== order.token);
  store.write([order, ...others].slice(0, maxSaved));
}

/** Removes an order from the device's list; the order itself stays. */
export function forgetGuestOrder(order: GuestOrder): void {
  store.write(store.read().filter(({ token }) => token !== order.token));
}

/** Whether a text has the form of a private link's token. */
export function isOrderToken(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** Parses the stored list. Invalid entries are dropped, since the storage is untrusted. */
export function parseGuestOrders(text: string): readonly GuestOrder[] {
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return none;
  const tokens = new Set<string>();
  return stored
    .filter(isGuestOrder)
    .filter(({ token }) => !tokens.has(token) && tokens.add(token))
    .map(({ number, token, placedAt }) => ({ number, token, placedAt }))
    .slice(0, maxSaved);
}

function isGuestOrder(value: unknown): value is GuestOrder {
  if (!isRecord(value)) return false;
  const { number, token, placedAt } = value;
  return (
    typeof number === "string" &&
    /^[0-9a-f]{8}$/.test(number) &&
    typeof token === "string" &&
    isOrderToken(token) &&
    typeof placedAt === "string" &&
    /^\d{4}-\d\d-\d\dT[\d:.]{5,15}Z$/.test(placedAt) &&
    !Number.isNaN(Date.parse(placedAt))
  );
}
