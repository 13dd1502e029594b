import { useSyncExternalStore } from "react";

/**
 * `device`: shared by all tabs. `tab`: private data of a user, until the tab is closed, the user signs
 * out or another user signs in. It survives a reload and an expired session, so callers store the owner
 * with it.
 */
type StoredIn = "device" | "tab";

/** A value in the browser's storage. */
export type StoredValue<Value> = {
  /** Value of an empty storage, also used during SSR. */
  readonly empty: Value;
  /** The stored value; the same object until it changes, as `useSyncExternalStore` requires. */
  readonly read: () => Value;
  /** Returns whether the value survives closing the page. */
  readonly write: (value: Value) => boolean;
  /** Calls the listener when this tab or another one changes the value. */
  readonly subscribe: (listener: () => void) => () => void;
};

export type StoredValueOptions<Value> = {
  readonly storedIn: StoredIn;
  readonly key: string;
  readonly empty: Value;
  /** Parses stored text, which may have been tampered with; never throws. */
  readonly parse: (text: string) => Value;
  /** Formats a value as text; null removes the entry. */
  readonly format: (value: Value) => string | null;
};

const tabPrefix = "private:";

/**
 * Describes a stored value. Blocked site data and a full quota both throw: a value of the device then lasts
 * until the page is closed, and one of the tab is not stored.
 */
export function createStoredValue<Value>(options: StoredValueOptions<Value>): StoredValue<Value> {
  const { storedIn, empty, parse, format } = options;
  const isInTab = storedIn === "tab";
  const key = isInTab ? tabPrefix + options.key : options.key;
  const getStorage = (): Storage => (isInTab ? sessionStorage : localStorage);
  const listeners = new Set<() => void>();
  let unsaved: string | null = null;
  let last = { text: null as string | null, value: empty };

  function readText(): string | null {
    try {
      return unsaved ?? getStorage().getItem(key);
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
    let isSaved = true;
    try {
      if (text === null) getStorage().removeItem(key);
      else getStorage().setItem(key, text);
      unsaved = null;
    } catch {
      isSaved = text === null;
      unsaved = isInTab ? null : text;
    }
    for (const listener of listeners) listener();
    return isSaved;
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

/** Describes a stored text that its users parse; empty if there is none. */
export function createStoredText(storedIn: StoredIn, key: string): StoredValue<string> {
  return createStoredValue({
    storedIn,
    key,
    empty: "",
    parse: (text) => text,
    format: (text) => (text === "" ? null : text),
  });
}

/** Reads a stored value in a component. SSR and hydration render the empty value. */
export function useStoredValue<Value>({ subscribe, read, empty }: StoredValue<Value>): Value {
  return useSyncExternalStore(subscribe, read, () => empty);
}

/** Removes all values of the tab. Call it after a sign-out, or when another user signs in. */
export function forgetTabValues(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(tabPrefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage there are none.
  }
}
