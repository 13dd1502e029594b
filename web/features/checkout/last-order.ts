import { tabMemory } from "#web/lib/tab-memory.ts";

const memoryName = "last_order";
const listeners = new Set<() => void>();

/** The number of the tab's last order; null before the first, and once dismissed. */
export function readLastOrder(): string | null {
  const number = tabMemory.read(memoryName);
  return number !== null && /^[0-9a-f]{8}$/.test(number) ? number : null;
}

/** Stores the short number of an order; null dismisses it. */
export function keepLastOrder(number: string | null): void {
  if (number === null) tabMemory.forget(memoryName);
  else tabMemory.write(memoryName, number);
  for (const listener of listeners) listener();
}

export function subscribeToLastOrder(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
