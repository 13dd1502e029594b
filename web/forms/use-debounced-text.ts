import { useEffect, useEffectEvent, useState } from "react";

/** Delay after the last keystroke, in milliseconds. */
const restMs = 250;

/**
 * A text field bound to an outside value (the URL), written after a pause in typing. An outside
 * value that arrives late never overwrites newer input.
 * @param saved The outside value.
 * @param onRest Writes a new value; it is expected to come back as `saved`.
 * @returns The field's text, its setter, and a function that writes immediately: call it on blur,
 * since a late write would cancel a link that was followed.
 */
export function useDebouncedText(
  saved: string,
  onRest: (text: string) => void,
): readonly [text: string, setText: (text: string) => void, flush: () => void] {
  const [state, setState] = useState({ text: saved, written: saved, saved });
  if (state.saved !== saved) {
    const isOwn = saved.trim() === state.written.trim();
    setState(isOwn ? { ...state, saved } : { text: saved, written: saved, saved });
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
