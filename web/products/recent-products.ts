import { isRecord, parseJson } from "#domain/json.ts";
import { isUuid } from "#domain/uuid.ts";
import { createStoredValue, useStoredValue } from "#web/platform/stored-value.ts";

/** Products of this device shown beside the open one. */
export const maxRecentProducts = 8;
const none: readonly string[] = [];

const store = createStoredValue({
  storedIn: "device",
  key: "recent_products",
  empty: none,
  parse: parseRecentProducts,
  format: (ids) => (ids.length === 0 ? null : JSON.stringify({ ids })),
});

/** Ids of the products whose pages were opened on this device, newest first. */
export function useRecentProducts(): readonly string[] {
  return useStoredValue(store);
}

/** Puts a product first. One more is stored than is shown, since the open one isn't. */
export function noteRecentProduct(id: string): void {
  const others = store.read().filter((other) => other !== id);
  store.write([id, ...others].slice(0, maxRecentProducts + 1));
}

/** Removes a product that left the shop. */
export function forgetRecentProduct(id: string): void {
  const ids = store.read();
  if (ids.includes(id)) store.write(ids.filter((other) => other !== id));
}

/** Parses stored ids. Invalid ones are dropped, since the storage is untrusted. */
export function parseRecentProducts(text: string): readonly string[] {
  const stored = parseJson(text);
  const ids: unknown = isRecord(stored) ? stored["ids"] : undefined;
  if (!Array.isArray(ids)) return none;
  const valid = ids.filter((id): id is string => typeof id === "string" && isUuid(id));
  return [...new Set(valid)].slice(0, maxRecentProducts + 1);
}
