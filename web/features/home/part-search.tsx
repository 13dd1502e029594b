import { useNavigate } from "@tanstack/react-router";
import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useDeferredValue,
  useId,
  useRef,
  useState,
} from "react";
import { homeText } from "#web/messages/home.ts";
import { useText } from "#web/messages/language.tsx";
import type { SearchPanelHandle, SearchPanelProps, ShownPopup } from "#web/search/search-panel.ts";
import { Button } from "#web/ui/button.tsx";

export type PartSearchProps = {
  /** Shows results while a text is typed; it belongs to another feature. */
  readonly SearchPanel: ComponentType<SearchPanelProps>;
};

/**
 * Finds the number on a worn part: results while typing, the shop's products on submit. Without JavaScript the
 * form submits to the shop.
 */
export function PartSearch({ SearchPanel }: PartSearchProps): ReactNode {
  const { search: text } = useText(homeText).hero;
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [popup, setPopup] = useState<ShownPopup>({});
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<SearchPanelHandle>(null);
  const wanted = useDeferredValue(typed);
  const isShown = isOpen && wanted.trim() !== "";
  function show(): void {
    setTyped(input.current?.value ?? "");
    setOpen(true);
  }
  function find(event: SubmitEvent): void {
    event.preventDefault();
    const number = input.current?.value.trim();
    setOpen(false);
    void navigate({ to: "/shop", search: number ? { q: number } : {} });
  }
  function handleKey(event: KeyboardEvent): void {
    if (event.key === "Escape" && isShown) {
      // The browser would clear the field.
      event.preventDefault();
      setOpen(false);
    }
    // Enter submits, unless a result is chosen.
    if (event.key !== "Enter" || popup.activeId !== undefined) {
      panel.current?.handleKey(event, typed);
    }
  }
  return (
    <div
      className="relative mt-6 max-w-md"
      data-print="hide"
      onBlur={(event) => isLeaving(event) && setOpen(false)}
    >
      <form role="search" action="/shop" onSubmit={find}>
        <label htmlFor={id} className="text-sm font-medium">
          {text.label}
        </label>
        <div className="mt-1.5 flex gap-2">
          <input
            aria-autocomplete="list"
            aria-controls={isShown ? popup.controls : undefined}
            aria-activedescendant={isShown ? popup.activeId : undefined}
            id={id}
            type="search"
            name="q"
            {...typing}
            // Uncontrolled, so that hydration leaves what was typed before.
            ref={input}
            onChange={show}
            onFocus={show}
            onKeyDown={handleKey}
            placeholder={text.example}
            className="control min-h-12 font-mono text-base"
          />
          <Button type="submit" size="lg">
            {text.find}
          </Button>
        </div>
      </form>
      {isShown && (
        <div data-slot="search-popup" className={popupStyle}>
          <SearchPanel
            text={wanted}
            ref={panel}
            onPopupChange={setPopup}
            onOpen={() => setOpen(false)}
            onExample={() => undefined}
          />
        </div>
      )}
    </div>
  );
}

const typing = {
  autoComplete: "off",
  autoCapitalize: "off",
  spellCheck: false,
  enterKeyHint: "search",
} as const;

const popupStyle =
  "absolute start-0 top-full z-20 mt-2 max-h-[min(32rem,70svh)] w-[min(44rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-lg border border-hairline bg-paper shadow-float";

function isLeaving({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return !currentTarget.contains(relatedTarget);
}
