import { type ComponentProps, type ReactNode, useRef } from "react";
import { useEarlyText } from "#web/forms/use-early-text.ts";
import { useText } from "#web/messages/language.tsx";
import { uiText } from "#web/messages/ui.ts";
import { Field, type FieldProps } from "./field.tsx";
import { CloseIcon, SearchIcon } from "./icons.tsx";

export type SearchFieldProps = {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
} & Omit<ComponentProps<"input">, "type" | "value" | "onChange"> &
  FieldProps;

/** A search field with an icon and a clear button; Esc clears it too. */
export function SearchField({
  label,
  hideLabel = true,
  help,
  error,
  id,
  className,
  value,
  onValueChange,
  "aria-describedby": describedBy,
  ...props
}: SearchFieldProps): ReactNode {
  const text = useText(uiText);
  const input = useRef<HTMLInputElement>(null);
  useEarlyText(input, value, onValueChange);
  function clear(): void {
    onValueChange("");
    input.current?.focus();
  }
  return (
    <Field {...{ id, label, hideLabel, help, error, className, describedBy }}>
      {(control) => (
        <div className="relative">
          <SearchIcon className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted" />
          <input
            data-slot="search-field"
            className="control ps-9 pe-10 text-ellipsis"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            {...props}
            {...control}
            ref={input}
            type="search"
          />
          {value !== "" && (
            <button
              type="button"
              aria-label={text.clearSearch}
              onClick={clear}
              className="absolute inset-y-0 end-0 flex w-10 pointer-coarse:w-11 items-center justify-center rounded-md text-muted hover:text-ink focus-visible:-outline-offset-3"
            >
              <CloseIcon className="size-4" aria-hidden="true" />
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
