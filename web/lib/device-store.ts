import { useSyncExternalStore } from "react";

/** A value stored on the device, shared by all tabs. */
export interface DeviceStore<Value> {
  /** Value of an empty store, also used during SSR. */
  readonly empty: Value;
  /** The stored value; the same object until it changes, as `useSyncExternalStore` requires. */
  readonly read: () => Value;
  /** Returns whether the value survives closing the page. */
  readonly write: (value: Value) => boolean;
  /** Calls the listener when this tab or another one changes the value. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface DeviceStoreOptions<Value> {
  /** Key in localStorage. */
  readonly key: string;
  readonly empty: Value;
  /** Parses stored text, which may have been tampered with; never throws. */
  readonly parse: (text: string) => Value;
  /** Formats a value as text; null removes the entry. */
  readonly format: (value: Value) => string | null;
}

/** Creates a store. Without usable localStorage the value lasts until the page is closed. */
export function createDeviceStore<Value>(options: DeviceStoreOptions<Value>): DeviceStore<Value> {
  const { key, empty, parse, format } = options;
  const listeners = new Set<() => void>();
  // Fallback for blocked site data and a full disk.
  let unsaved: string | null = null;
  let last = { text: null as string | null, value: empty };

  function readText(): string | null {
    try {
      return unsaved ?? localStorage.getItem(key);
    } catch {
      return unsaved;
    }
  }

  function read(): Value {
    const text = readText();
    if (text !== last.text) last = { text, value: text === null ? empty : parse(text) };
    return last.value;
  }

  function write(value: Value): boolean {
    const text = format(value);
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      unsaved = null;
    } catch {
      unsaved = text;
    }
    for (const listener of listeners) listener();
    return unsaved === null;
  }

  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent): void => {
      // The key is null when all of localStorage was cleared.
      if (event.key === key || event.key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener("storage", onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", onStorage);
    };
  }

  return { empty, read, write, subscribe };
}

/** Reads a store in a component. SSR and hydration render the empty value. */
export function useDeviceStore<Value>({ subscribe, read, empty }: DeviceStore<Value>): Value {
  return useSyncExternalStore(subscribe, read, () => empty);
}
