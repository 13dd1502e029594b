import { useId, useRef, useState, type ReactNode } from "react";
import { readFigureRange, type FigureReader } from "#domain/figure-range.ts";
import { maxFigureLength } from "#domain/shop-list.ts";
import { useDebouncedText } from "#web/forms/use-debounced-text.ts";
import { useEarlyText } from "#web/forms/use-early-text.ts";
import { useText } from "#web/messages/language.tsx";
import { sizeFilterText } from "#web/messages/size-filter.ts";
import type { FilterChoice } from "#web/search/size-filters.ts";
import { TextField } from "#web/ui/text-field.tsx";

type FigureFieldProps = {
  readonly label: string;
  readonly name: string;
  /** The filter as typed, empty if there is none. */
  readonly value: string;
  /** Called with a figure that can be read, or with an empty text. */
  readonly onValueChange: (value: string) => void;
  /** Figures of the list, offered with their counts. */
  readonly choices?: readonly FilterChoice[] | undefined;
  /** A range as a placeholder. */
  readonly example?: string;
  /** For other quantities than lengths in mm. */
  readonly unit?: string;
  readonly reader?: FigureReader;
  readonly unreadable?: string;
};

/**
 * A filter by a figure as people type it, in mm unless it says otherwise: `25,0`, `d25`, `20-30`. What
 * can't be read stays in the field with an error and changes nothing.
 */
export function FigureField(props: FigureFieldProps): ReactNode {
  const { label, name, value, onValueChange, choices = [], example, reader } = props;
  const text = useText(sizeFilterText);
  const { unit = text.unit, unreadable = text.unreadable } = props;
  const listId = useId();
  const [rejected, setRejected] = useState("");
  // A hundred figures, which the browser shows only in the focused field.
  const [isEntered, setEntered] = useState(false);
  const [typed, setTyped, flush] = useDebouncedText(value, (next) => {
    const isReadable = next.trim() === "" || readFigureRange(next, reader) !== undefined;
    setRejected(isReadable ? "" : next);
    if (isReadable) onValueChange(next.trim());
  });
  const input = useRef<HTMLInputElement>(null);
  useEarlyText(input, typed, setTyped);
  return (
    <>
      <TextField
        ref={input}
        label={label}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={maxFigureLength}
        suffix={unit}
        placeholder={example}
        // The arrow of the browser's list would cover the figure.
        inputClassName="font-mono tabular-nums [&::-webkit-calendar-picker-indicator]:hidden!"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={() => setEntered(true)}
        onBlur={flush}
        error={rejected !== "" && rejected === typed ? unreadable : undefined}
        list={listId}
      />
      <datalist id={listId}>
        {isEntered &&
          choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {text.option(`${choice.value} ${unit}`, choice.count)}
            </option>
          ))}
      </datalist>
    </>
  );
}
