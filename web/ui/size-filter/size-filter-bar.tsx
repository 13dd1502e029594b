import { clsx } from "clsx";
import { useState, type ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { sizeFilterText } from "#web/messages/size-filter.ts";
import {
  changeFilter,
  listActive,
  type FilterChoices,
  type SizeFilter,
  type SizeFilters,
} from "#web/search/size-filters.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { SizeFields } from "./size-fields.tsx";

/** The filters in a page's address and how they are changed. */
export type SizeFiltering = {
  readonly filters: SizeFilters;
  /** `same` replaces the history entry, `new` adds one for Back. */
  readonly onFiltersChange: (filters: SizeFilters, step: "new" | "same") => void;
};

type SizeFilterBarProps = {
  readonly fields: readonly SizeFilter[];
  readonly choices: FilterChoices;
  /** Announced: how many sizes are left. Absent if the page has a status of its own. */
  readonly status?: string;
  readonly className?: string;
} & SizeFiltering;

/** Filters over the sizes that a page lists, on the device; without scripts the whole list stays. */
export function SizeFilterBar(props: SizeFilterBarProps): ReactNode {
  const { fields, filters, choices, onFiltersChange, status, className } = props;
  const text = useText(sizeFilterText);
  // Fields are replaced, so that a text that couldn't be read goes too.
  const [clears, setClears] = useState(0);
  const isActive = listActive(filters).length > 0;
  function clear(): void {
    setClears(clears + 1);
    onFiltersChange({}, "new");
  }
  return (
    <search data-restored aria-label={text.legend} className={clsx("noscript:hidden", className)}>
      <SizeFields
        key={clears}
        fields={fields}
        values={filters}
        choices={choices}
        onFilterChange={(filter, value, step) =>
          onFiltersChange(changeFilter(filters, filter, value), step)
        }
        className={clsx(
          "grid items-start",
          fields.length < 3 ? "grid-cols-2 md:grid-cols-3" : "grid-cols-3",
          fields.length > 3 && "md:grid-cols-4",
        )}
      />
      {(status !== undefined || isActive) && (
        <div className="mt-3 flex min-h-8 flex-wrap items-center gap-2 pointer-coarse:min-h-11">
          {status !== undefined && (
            <p role="status" className="me-2 text-sm text-muted">
              {status}
            </p>
          )}
          <FilterChips
            values={filters}
            onRemove={(filter) => onFiltersChange(changeFilter(filters, filter, undefined), "new")}
          />
          {isActive && (
            <Button size="sm" variant="quiet" onClick={clear}>
              {text.clear}
            </Button>
          )}
        </div>
      )}
    </search>
  );
}

/** No listed size has the asked figures. */
export function NoSizes({ onClear }: { readonly onClear: () => void }): ReactNode {
  const text = useText(sizeFilterText);
  return (
    <EmptyState
      title={text.emptyTitle}
      text={text.emptyText}
      action={<Button onClick={onClear}>{text.clear}</Button>}
    />
  );
}
