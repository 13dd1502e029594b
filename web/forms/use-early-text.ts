import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

/**
 * Passes on what was typed into a controlled field of the server's page before it was hydrated: React neither
 * reports it nor keeps it at the next render.
 * @param value The field's text as React renders it.
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | null>,
  value: string,
  onText: (text: string) => void,
): void {
  const take = useEffectEvent(() => {
    const typed = field.current?.value ?? "";
    if (typed !== "" && typed !== value) onText(typed);
  });
  useLayoutEffect(() => take(), []);
}
