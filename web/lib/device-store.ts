import { useSyncExternalStore } from "react";

/** Something that a device keeps for a person, seen by every tab. */
export interface DeviceStore<Value> {
  /** What a device without anything kept has, and what the server renders. */
  readonly empty: Value;
  /** What is kept; the same object as long as nothing changed, as React wants it. */
  readonly read: () => Value;
  /** Answers whether it will still be there after the page is closed. */
  readonly write: (value: Value) => boolean;
  /** Calls back when this tab or another one changes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface DeviceStoreOptions<Value> {
  /** Name in the browser's local storage. */
  readonly key: string;
  readonly empty: Value;
  /** Reads a kept text, which anybody may have written; never throws. */
  readonly parse: (text: string) => Value;
  /** Writes a value as text; null leaves nothing behind. */
  readonly format: (value: Value) => string | null;
}

/** Makes a store; where the browser keeps nothing for us, it lasts until the page is closed. */
export function createDeviceStore<Value>(options: DeviceStoreOptions<Value>): DeviceStore<Value> {
  const { key, empty, parse, format } = options;
  const listeners = new Set<() => void>();
  // Stands in for blocked site data and a full disk.
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
      // A null key stands for all of the device's storage being cleared.
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

/** What a store holds, for components; the server and the first picture know nothing of it. */
export function useDeviceStore<Value>({ subscribe, read, empty }: DeviceStore<Value>): Value {
  return useSyncExternalStore(subscribe, read, () => empty);
}
