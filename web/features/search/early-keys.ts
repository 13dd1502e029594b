/** What was typed while the search loaded. */
export type EarlyText = {
  readonly text: string;
  /** Enter followed the text. */
  readonly isEntered: boolean;
};

/** Keys that are typed while the search loads. */
export type EarlyKeys = {
  /** Ends the collection, since the field takes the next keys itself. */
  readonly take: () => EarlyText;
  /** Escape was pressed. */
  readonly isCancelled: () => boolean;
};

/** Collects keys for the field of a search that opens, until another element gets the focus. */
export function collectKeys(): EarlyKeys {
  const focused = document.activeElement;
  const listening = new AbortController();
  let typed: EarlyText = { text: "", isEntered: false };
  let isCancelled = false;
  function collect(event: KeyboardEvent): void {
    if (document.activeElement !== focused) {
      listening.abort();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === "Escape") {
      isCancelled = true;
      listening.abort();
      return;
    }
    const next = typeKey(typed, event.key);
    if (!next) return;
    typed = next;
    event.preventDefault();
  }
  // Before the page's own keys.
  window.addEventListener("keydown", collect, { capture: true, signal: listening.signal });
  return {
    take() {
      listening.abort();
      return typed;
    },
    isCancelled: () => isCancelled,
  };
}

/** Absent for keys that type nothing, such as Shift. */
function typeKey({ text }: EarlyText, key: string): EarlyText | undefined {
  if (key === "Enter") return { text, isEntered: text !== "" };
  if (key === "Backspace") return { text: text.slice(0, -1), isEntered: false };
  return key.length === 1 ? { text: text + key, isEntered: false } : undefined;
}
