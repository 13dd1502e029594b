import { useNavigate } from "@tanstack/react-router";
import {
  useCallback,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
} from "react";
import { useText } from "#web/messages/language.tsx";
import { searchText } from "#web/messages/search.ts";
import type { SearchPanelHandle, ShownPopup } from "#web/search/search-panel.ts";
import { createTypedText } from "#web/search/typed-text.ts";
import { Button } from "#web/ui/button.tsx";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { ResultSkeleton } from "#web/ui/search/result-skeleton.tsx";

const SearchPanel = lazyChunk(
  async () => (await import("./-site-search.tsx")).SiteSearchPanel,
  <ResultSkeleton count={3} />,
);

/** A search for what the URL of a missing page asked for, with its results. */
export function AskedSearch({ asked }: { readonly asked: string }): ReactNode {
  const text = useText(searchText);
  const navigate = useNavigate();
  const id = useId();
  // Uncontrolled, so that hydration leaves what was typed before.
  const input = useRef<HTMLInputElement>(null);
  const [typed] = useState(() => createTypedText(asked));
  const [popup, setPopup] = useState<ShownPopup>({});
  const panel = useRef<SearchPanelHandle>(null);
  function find(event: SubmitEvent): void {
    event.preventDefault();
    const q = input.current?.value.trim();
    void navigate({ to: "/shop", search: q ? { q } : {} });
  }
  const fill = useCallback(
    (example: string) => {
      if (input.current) input.current.value = example;
      input.current?.focus();
      typed.write(example);
    },
    [typed],
  );
  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    // Enter submits, unless a result is chosen.
    if (event.key === "Enter" && popup.activeId === undefined) return;
    panel.current?.handleKey(event, event.currentTarget.value);
  }
  return (
    <div data-print="hide" className="w-full max-w-3xl text-start">
      <form role="search" action="/shop" onSubmit={find}>
        <label htmlFor={id} className="text-sm font-medium">
          {text.title}
        </label>
        <div className="mt-1.5 flex gap-2">
          <input
            ref={input}
            id={id}
            type="search"
            name="q"
            defaultValue={asked}
            placeholder={text.placeholder}
            aria-autocomplete="list"
            aria-controls={popup.controls}
            aria-activedescendant={popup.activeId}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={({ target }) => typed.write(target.value)}
            onKeyDown={handleKey}
            className="control min-h-12 font-mono text-base"
          />
          <Button type="submit" size="lg">
            {text.find}
          </Button>
        </div>
      </form>
      {/* High enough from the start that what follows is out of sight when the results arrive. */}
      <div className="mt-4 min-h-[max(28rem,70svh)] overflow-clip rounded-lg border border-hairline noscript:hidden">
        <SearchPanel
          typed={typed}
          ref={panel}
          onPopupChange={setPopup}
          onOpen={doNothing}
          onExample={fill}
        />
      </div>
    </div>
  );
}

/** A chosen result leaves the page, so nothing has to close. */
function doNothing(): void {}
