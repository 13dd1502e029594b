import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from "react";
import type { SearchPanelHandle, SearchPanelProps, ShownPopup } from "#web/search/search-panel.ts";

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
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [popup, setPopup] = useState<ShownPopup>({});
  const panel = useRef<SearchPanelHandle>(null);
  const isShown = isOpen && typed.trim() !== "";
  const close = useCallback(() => setOpen(false), []);
  function show(): void {
    setTyped(input.current?.value ?? "");
    setOpen(true);
  }
  function fill(text: string): void {
    if (input.current) input.current.value = text;
    input.current?.focus();
    show();
  }
  function handleKey(event: KeyboardEvent): void {
    if (event.key === "Escape" && isShown) {
      // The browser would clear the field.
      event.preventDefault();
      close();
    }
    // Enter submits, unless a result is chosen.
    if (event.key !== "Enter" || popup.activeId !== undefined) {
      panel.current?.handleKey(event, typed);
    }
  }
  return {
    input,
    isShown,
    popup: isShown ? popup : {},
    panelProps: {
      text: typed,
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
