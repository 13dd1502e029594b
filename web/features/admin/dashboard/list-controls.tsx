import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useDebouncedText } from "#web/forms/use-debounced-text.ts";
import { SearchField } from "#web/ui/search-field.tsx";

type ListControlsProps = {
  readonly text: {
    readonly controls: string;
    readonly search: string;
    readonly searchPlaceholder: string;
  };
  /** The searched text. */
  readonly q: string | undefined;
  readonly maxLength: number;
  readonly onSearch: (q: string) => void;
  /** Columns of the grid. */
  readonly className: string;
  /** Filters and sort order. */
  readonly children?: ReactNode;
};

/** Search, filters and sort order of a list of the dashboard. */
export function ListControls({
  text,
  q = "",
  maxLength,
  onSearch,
  className,
  children,
}: ListControlsProps): ReactNode {
  const [typed, setTyped, flush] = useDebouncedText(q, onSearch);
  return (
    <form
      role="search"
      data-restored
      aria-label={text.controls}
      onSubmit={(event) => event.preventDefault()}
      className={clsx("grid items-end gap-3", className)}
    >
      <SearchField
        label={text.search}
        hideLabel={false}
        name="q"
        placeholder={text.searchPlaceholder}
        maxLength={maxLength}
        value={typed}
        onValueChange={setTyped}
        onBlur={flush}
        className="col-span-full md:col-span-1"
      />
      {children}
    </form>
  );
}
