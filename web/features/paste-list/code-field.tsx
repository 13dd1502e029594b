import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { orderPadText } from "#web/messages/order-pad.ts";
import { searchText } from "#web/messages/search.ts";
import { TextField } from "#web/ui/text-field.tsx";
import type { PadLineProps } from "./pad-line.tsx";
import { Chosen, SuggestionList } from "./suggestion-list.tsx";
import { useCodeSuggestions, type CodeSuggestion } from "./use-code-suggestions.ts";

type CodeFieldProps = {
  readonly code: string;
  readonly onChange: (code: string) => void;
  /** Enter without a suggestion. */
  readonly onEnter: (event: KeyboardEvent) => void;
} & Pick<PadLineProps, "number" | "chosen" | "onPick">;

/** The field of a code, with the products that it may mean below the whole line. */
export function CodeField(props: CodeFieldProps): ReactNode {
  const { code, number, chosen, onPick } = props;
  const text = useText(orderPadText);
  const listId = useId();
  const { found, shown, active, open, close, handleKey } = useSuggestions(code, chosen);
  const picked = found.find(({ product }) => product.id === chosen);
  function pick(product: string): void {
    close();
    onPick(product);
  }
  function handleCodeKey(event: KeyboardEvent): void {
    handleKey(event);
    if (event.key !== "Enter") return;
    const suggestion = shown[active];
    if (!suggestion) return props.onEnter(event);
    event.preventDefault();
    pick(suggestion.product.id);
  }
  return (
    <>
      <TextField
        label={text.code(number)}
        hideLabel
        name="code"
        data-autofocus={number === 1 ? "" : undefined}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={shown.length > 0 ? listId : undefined}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        value={code}
        placeholder={number === 1 ? text.example : undefined}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        translate="no"
        inputClassName="font-mono"
        onChange={({ target }) => {
          open();
          // Separates the code from the quantity.
          props.onChange(target.value.replaceAll("\t", " "));
        }}
        onKeyDown={handleCodeKey}
        onBlur={close}
      />
      {shown.length > 0 && (
        <SuggestionList
          id={listId}
          label={text.suggestions(number)}
          suggestions={shown}
          active={active}
          onPick={pick}
        />
      )}
      {picked && shown.length === 0 && <Chosen product={picked.product} />}
    </>
  );
}

type Suggestions = {
  readonly found: readonly CodeSuggestion[];
  /** Those in sight. */
  readonly shown: readonly CodeSuggestion[];
  /** Index of the one chosen by the arrow keys, or -1. */
  readonly active: number;
  readonly open: () => void;
  readonly close: () => void;
  /** Moves with the arrow keys, closes with Escape. */
  readonly handleKey: (event: KeyboardEvent) => void;
};

function useSuggestions(code: string, chosen: string | undefined): Suggestions {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useCodeSuggestions(code, isOpen || chosen !== undefined, useText(searchText));
  const shown = isOpen ? found : [];
  function toggle(next: boolean): void {
    setOpen(next);
    setActive(-1);
  }
  function handleKey(event: KeyboardEvent): void {
    if (shown.length === 0) return;
    if (event.key === "ArrowDown") setActive((active + 1) % shown.length);
    else if (event.key === "ArrowUp") setActive(active <= 0 ? shown.length - 1 : active - 1);
    // The first Esc closes the suggestions, the next one the dialog.
    else if (event.key === "Escape") toggle(false);
    else return;
    event.preventDefault();
  }
  return {
    found,
    shown,
    active: shown.length > 0 ? active : -1,
    open: () => toggle(true),
    close: () => toggle(false),
    handleKey,
  };
}
