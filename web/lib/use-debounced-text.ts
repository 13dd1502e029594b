import { useEffect, useEffectEvent, useState } from "react";

/** Rest after the last key, in milliseconds. */
const restMs = 250;

/**
 * A text field that follows a value kept elsewhere (the address) and writes to it when typing
 * rests. A value that arrives late never overwrites what has been typed since.
 *
 * @param kept The value as it is kept.
 * @param onRest Writes a new value; it is expected to come back as `kept`.
 * @returns The field's text, its setter, and what writes at once: for a field that is left, since a
 *   late write would call off the link that was followed.
 */
export function useDebouncedText(
  kept: string,
  onRest: (text: string) => void,
): readonly [text: string, setText: (text: string) => void, flush: () => void] {
  const [state, setState] = useState({ text: kept, written: kept, kept });
  if (state.kept !== kept) {
    const isOwn = kept.trim() === state.written.trim();
    setState(isOwn ? { ...state, kept } : { text: kept, written: kept, kept });
  }
  const { text, written } = state;
  function flush(): void {
    if (text === written) return;
    setState((now) => ({ ...now, written: text }));
    onRest(text);
  }
  const rest = useEffectEvent(flush);
  useEffect(() => {
    if (text === written) return;
    const timer = setTimeout(() => rest(), restMs);
    return () => clearTimeout(timer);
  }, [text, written]);
  return [text, (next) => setState((now) => ({ ...now, text: next })), flush];
}
