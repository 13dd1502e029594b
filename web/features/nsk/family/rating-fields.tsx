import { useState, type ReactNode } from "react";
import type { FamilyRow } from "#catalogue/nsk/family-rows.ts";
import { familyTableText } from "#web/messages/family-table.ts";
import { useText } from "#web/messages/language.tsx";
import { sizeFilterText } from "#web/messages/size-filter.ts";
import { Button } from "#web/ui/button.tsx";
import { FigureField } from "#web/ui/size-filter/figure-field.tsx";
import type { FamilyColumn } from "./family-columns.ts";
import { countRatings, narrowRows, ratingReaders } from "./narrow-rows.ts";
import { ratingFigures, type RatingFilters } from "./rating-filters.ts";

/** The filters by ratings in the address and how they are changed. */
export type RatingFiltering = {
  readonly ratings: RatingFilters;
  /** `same` replaces the history entry, `new` adds one for Back. */
  readonly onRatingsChange: (ratings: RatingFilters, step: "new" | "same") => void;
};

type RatingFieldsProps = RatingFiltering & {
  readonly rows: readonly FamilyRow[];
  readonly columns: readonly FamilyColumn[];
};

/** Filters a family's table by loads, speeds and mass, each with a figure or a range. */
export function RatingFields(props: RatingFieldsProps): ReactNode {
  const { rows, columns, ratings, onRatingsChange } = props;
  const text = useText(familyTableText);
  const sizes = useText(sizeFilterText);
  // Fields are replaced, so that a text that couldn't be read goes too.
  const [clears, setClears] = useState(0);
  const shown = ratingFigures.flatMap((figure) => {
    const column = columns.find((one) => one.figure === figure);
    return column ? [{ figure, header: column.header }] : [];
  });
  const isActive = Object.keys(ratings).length > 0;
  function clear(): void {
    setClears(clears + 1);
    onRatingsChange({}, "new");
  }
  return (
    <search aria-label={text.filter} data-print="hide" className="grid gap-3">
      <div
        key={clears}
        className="grid max-w-4xl grid-cols-2 items-start gap-2 sm:grid-cols-3 md:grid-cols-5 md:gap-3"
      >
        {shown.map(({ figure, header }) => {
          const [name = header, unit = ""] = header.split(", ");
          const { [figure]: value, ...others } = ratings;
          return (
            <div key={figure}>
              <FigureField
                label={name}
                name={figure}
                unit={unit}
                reader={ratingReaders[figure]}
                unreadable={text.unreadable}
                example={text.examples[figure]}
                value={value ?? ""}
                choices={countRatings(rows, figure, ratings)}
                onValueChange={(next) =>
                  onRatingsChange(
                    next === "" ? others : { ...others, [figure]: next },
                    value === undefined || next === "" ? "new" : "same",
                  )
                }
              />
            </div>
          );
        })}
      </div>
      {isActive && (
        <div className="flex min-h-8 flex-wrap items-center gap-2">
          <p role="status" className="text-sm text-muted">
            {sizes.shown(narrowRows(rows, ratings).length, rows.length)}
          </p>
          <Button size="sm" variant="quiet" onClick={clear}>
            {text.clearFilter}
          </Button>
        </div>
      )}
    </search>
  );
}
