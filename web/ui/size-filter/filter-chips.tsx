import type { ReactNode } from "react";
import { maxDimensionMm, readDimension } from "#domain/dimension.ts";
import { readFigureRange } from "#domain/figure-range.ts";
import { useText } from "#web/messages/language.tsx";
import { sizeFilterText } from "#web/messages/size-filter.ts";
import { listActive, type SizeFilter, type SizeFilters } from "#web/search/size-filters.ts";
import { CloseIcon } from "#web/ui/icons.tsx";

type FilterChipsProps = {
  readonly values: SizeFilters;
  readonly onRemove: (filter: SizeFilter) => void;
};

/** The active filters by size as they were read; each one is removed by a click. */
export function FilterChips({ values, onRemove }: FilterChipsProps): ReactNode {
  const text = useText(sizeFilterText);
  const active = listActive(values);
  if (active.length === 0) return null;
  return (
    <ul aria-label={text.active} className="flex flex-wrap gap-2">
      {active.map((filter) => {
        const name = describe(text, filter, values[filter] ?? "");
        return (
          <li key={filter} className="min-w-0">
            <button
              type="button"
              aria-label={text.remove(name)}
              onClick={() => onRemove(filter)}
              className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-sm border border-line bg-raised ps-2.5 pe-2 text-sm font-medium transition-colors hover:border-ink hover:bg-sunken pointer-coarse:min-h-11"
            >
              <span className="min-w-0 text-start wrap-anywhere">{name}</span>
              <CloseIcon className="size-3.5 shrink-0 text-muted" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A figure or range as it was read, so that 1 in shows as 25.4 mm. */
function describe(text: (typeof sizeFilterText)["en"], filter: SizeFilter, value: string): string {
  const field = text.fields[filter];
  if (filter === "seals" || filter === "section") return text.choiceChip(field, value);
  const range = readFigureRange(value);
  if (!range) return text.chip(field, value);
  const figure =
    readDimension(value) ??
    text.range(range.from || undefined, range.to === maxDimensionMm ? undefined : range.to);
  return text.chip(field, `${figure}\u00A0${text.unit}`);
}
