import { useId, useState, type ReactNode } from "react";
import { readDimension } from "#domain/dimension.ts";
import { maxFigureLength } from "#domain/shop-list.ts";
import { useDebouncedText } from "#web/forms/use-debounced-text.ts";
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
};

/**
 * A filter by a figure in mm as people type it: `25,0`, `d25`, `25 mm`. What can't be read stays in the
 * field with an error and changes nothing.
 */
export function FigureField(props: FigureFieldProps): ReactNode {
  const { label, name, value, onValueChange, choices = [] } = props;
  const text = useText(sizeFilterText);
  const listId = useId();
  const [rejected, setRejected] = useState("");
  const [typed, setTyped, flush] = useDebouncedText(value, (next) => {
    const isReadable = next.trim() === "" || readDimension(next) !== undefined;
    setRejected(isReadable ? "" : next);
    if (isReadable) onValueChange(next.trim());
  });
  return (
    <>
      <TextField
        label={label}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={maxFigureLength}
        suffix={text.unit}
        // The arrow of the browser's list would cover the figure.
        inputClassName="font-mono tabular-nums [&::-webkit-calendar-picker-indicator]:hidden!"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={flush}
        error={rejected !== "" && rejected === typed ? text.unreadable : undefined}
        list={listId}
      />
      <datalist id={listId}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {text.option(`${choice.value} ${text.unit}`, choice.count)}
          </option>
        ))}
      </datalist>
    </>
  );
}
