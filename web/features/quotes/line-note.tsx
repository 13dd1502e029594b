import { useId, useState, type ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { quotesText } from "#web/messages/quotes.ts";
import { maxQuoteLineText } from "#web/quotes/quote-list.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type LineNoteProps = {
  /** The part, which names the field. */
  readonly part: string;
  readonly note: string;
  /** Called with an empty text when the note is removed. */
  readonly onNoteChange: (note: string) => void;
};

/** What the customer adds about one part; a button until there is something. */
export function LineNote({ part, note, onNoteChange }: LineNoteProps): ReactNode {
  const text = useText(quotesText);
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  function open(): void {
    setIsOpen(true);
    // The focused button is removed.
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  }
  if (!isOpen && note === "") {
    return (
      <Button
        variant="quiet"
        size="sm"
        aria-label={text.addNoteOf(part)}
        className="-ms-2.5"
        onClick={open}
      >
        {text.addNote}
      </Button>
    );
  }
  return (
    <div
      className="mt-1 max-w-prose"
      onBlur={() => {
        setTyped(undefined);
        setIsOpen(false);
      }}
    >
      <TextField
        label={text.noteOf(part)}
        hideLabel
        placeholder={text.noteExample}
        autoComplete="off"
        maxLength={maxQuoteLineText}
        id={id}
        value={typed ?? note}
        onChange={(event) => {
          setTyped(event.target.value);
          onNoteChange(event.target.value.trim());
        }}
        inputClassName="min-h-9 text-sm"
      />
    </div>
  );
}
