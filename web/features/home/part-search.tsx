import { useNavigate } from "@tanstack/react-router";
import {
  type ComponentType,
  type FocusEvent,
  type ReactNode,
  type SubmitEvent,
  useId,
} from "react";
import { homeText } from "#web/messages/home.ts";
import { useText } from "#web/messages/language.tsx";
import type { SearchPanelProps } from "#web/search/search-panel.ts";
import { Button } from "#web/ui/button.tsx";
import { useSearchPopup } from "./use-search-popup.ts";

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
  const { input, isShown, popup, panelProps, show, close, handleKey } = useSearchPopup();
  function find(event: SubmitEvent): void {
    event.preventDefault();
    close();
    const number = input.current?.value.trim();
    void navigate({ to: "/shop", search: number ? { q: number } : {} });
  }
  return (
    <div
      className="relative mt-6 max-w-md"
      data-print="hide"
      onBlur={(event) => isLeaving(event) && close()}
    >
      <form role="search" action="/shop" onSubmit={find}>
        <label htmlFor={id} className="text-sm font-medium">
          {text.label}
        </label>
        <div className="mt-1.5 flex gap-2">
          <input
            ref={input}
            id={id}
            type="search"
            name="q"
            placeholder={text.example}
            aria-autocomplete="list"
            aria-controls={popup.controls}
            aria-activedescendant={popup.activeId}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={show}
            onFocus={show}
            onKeyDown={handleKey}
            className="control min-h-12 font-mono text-base"
          />
          <Button type="submit" variant="primary" size="lg">
            {text.find}
          </Button>
        </div>
      </form>
      {isShown && (
        <div
          data-slot="search-popup"
          // The field keeps the focus: Safari would move it away from a pressed link before the click.
          role="presentation"
          onMouseDown={(event) => event.preventDefault()}
          className="absolute start-0 top-full z-20 mt-2 max-h-[min(32rem,70svh)] w-[min(44rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-lg border border-hairline bg-paper shadow-float"
        >
          <SearchPanel {...panelProps} />
        </div>
      )}
    </div>
  );
}

function isLeaving({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return !currentTarget.contains(relatedTarget);
}
