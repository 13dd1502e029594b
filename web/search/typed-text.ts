/** The text of a search field, which is passed on without a render of the field: each key would wait for it. */
export type TypedText = {
  readonly read: () => string;
  readonly write: (text: string) => void;
  /** Calls after each write. Returns the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
};

export function createTypedText(first = ""): TypedText {
  const listeners = new Set<() => void>();
  let typed = first;
  return {
    read: () => typed,
    write(text) {
      typed = text;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
