import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from "react";
import type { SearchPanelHandle, SearchPanelProps, ShownPopup } from "#web/search/search-panel.ts";
import { createTypedText } from "#web/search/typed-text.ts";

export type SearchPopup = {
  /** The field, which is uncontrolled, so that hydration leaves what was typed before. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isShown: boolean;
  readonly popup: ShownPopup;
  readonly panelProps: SearchPanelProps;
  /** Shows results for what is in the field. */
  readonly show: () => void;
  readonly close: () => void;
  readonly handleKey: (event: KeyboardEvent) => void;
};

/** Results below a field while it is used. */
export function useSearchPopup(): SearchPopup {
  const input = useRef<HTMLInputElement>(null);
  const [typed] = useState(createTypedText);
  const [isFilled, setFilled] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [popup, setPopup] = useState<ShownPopup>({});
  const panel = useRef<SearchPanelHandle>(null);
  const isShown = isOpen && isFilled;
  const close = useCallback(() => setOpen(false), []);
  function show(): void {
    const text = input.current?.value ?? "";
    typed.write(text);
    setFilled(text.trim() !== "");
    setOpen(true);
  }
  const fill = useCallback(
    (text: string) => {
      if (input.current) input.current.value = text;
      input.current?.focus();
      typed.write(text);
    },
    [typed],
  );
  function handleKey(event: KeyboardEvent): void {
    if (event.key === "Escape" && isShown) {
      // The browser would clear the field.
      event.preventDefault();
      close();
    }
    // Enter submits, unless a result is chosen.
    if (event.key !== "Enter" || popup.activeId !== undefined) {
      panel.current?.handleKey(event, typed.read());
    }
  }
  return {
    input,
    isShown,
    popup: isShown ? popup : {},
    panelProps: {
      typed,
      ref: panel,
      onPopupChange: setPopup,
      onOpen: close,
      onExample: fill,
    },
    show,
    close,
    handleKey,
  };
}
