import { Trash2 } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { quotesText } from "#web/messages/quotes.ts";
import { quoteListStore, type QuoteListLine } from "#web/quotes/quote-list.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LineNote } from "./line-note.tsx";
import { QuantityField } from "./quantity-field.tsx";

/** The parts of the list with their quantities and notes. */
export function QuoteLines({ lines }: { readonly lines: readonly QuoteListLine[] }): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  function remove(at: number): void {
    quoteListStore.write(lines.toSpliced(at, 1));
    // The focused button is gone: its neighbour takes the focus, or the heading above.
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-slot="icon-button"]');
    const next = buttons?.[at + 1] ?? buttons?.[at - 1];
    const heading = list.current?.closest("section")?.querySelector<HTMLElement>("h2");
    (next ?? heading)?.focus();
  }
  return (
    <ol ref={list} data-restored className="divide-y divide-hairline border-y border-hairline">
      {lines.map((line, at) => (
        <Line
          key={line.text}
          line={line}
          onQuantityChange={(quantity) =>
            quoteListStore.write(lines.with(at, { ...line, quantity }))
          }
          onNoteChange={(note) => quoteListStore.write(lines.with(at, withNote(line, note)))}
          onRemove={() => remove(at)}
        />
      ))}
    </ol>
  );
}

function withNote({ note: _, ...line }: QuoteListLine, note: string): QuoteListLine {
  return note === "" ? line : { ...line, note };
}

type LineProps = {
  readonly line: QuoteListLine;
  readonly onNoteChange: (note: string) => void;
  readonly onQuantityChange: (quantity: number) => void;
  readonly onRemove: () => void;
};

function Line({ line, onNoteChange, onQuantityChange, onRemove }: LineProps): ReactNode {
  const text = useText(quotesText);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-40">
        <p translate="no" className="font-mono text-sm font-semibold wrap-anywhere">
          {line.text}
        </p>
        <LineNote part={line.text} note={line.note ?? ""} onNoteChange={onNoteChange} />
      </div>
      <div className="ms-auto flex items-center gap-1">
        <QuantityField part={line.text} value={line.quantity} onValueChange={onQuantityChange} />
        <IconButton label={text.remove(line.text)} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
