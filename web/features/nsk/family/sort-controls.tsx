import { clsx } from "clsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { familyTableText } from "#web/messages/family-table.ts";
import { useText } from "#web/messages/language.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import type { FamilyColumn } from "./family-columns.ts";
import type { FamilySort } from "./sort-rows.ts";

type SortProps = {
  readonly sort: FamilySort;
  readonly onSort: (sort: FamilySort) => void;
};

/** A column's header: sorts by it, and again in the other direction. */
export function SortHeader({
  by,
  name,
  sort,
  onSort,
}: SortProps & { readonly by: FamilySort["by"]; readonly name: string }): ReactNode {
  const isSorted = sort.by === by;
  const isAscending = isSorted && sort.direction === "ascending";
  const Arrow = isSorted && !isAscending ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={() => onSort({ by, direction: isAscending ? "descending" : "ascending" })}
      className={clsx(
        "inline-flex min-h-8 items-center gap-1 hover:text-ink pointer-coarse:min-h-11",
        // So that the headers of figures end above them.
        by !== "code" && "flex-row-reverse",
      )}
    >
      {name}
      <Arrow aria-hidden="true" className={isSorted ? "size-3.5 text-ink" : "size-3.5 opacity-0"} />
    </button>
  );
}

/** The same for narrow screens, where the table's rows are cards without a header. */
export function SortFields({
  columns,
  sort,
  onSort,
}: SortProps & { readonly columns: readonly FamilyColumn[] }): ReactNode {
  const text = useText(familyTableText);
  return (
    <div className="flex w-full gap-2 md:hidden">
      <SelectField
        label={text.sort}
        className="min-w-0 flex-1"
        options={[
          { value: "code", label: text.code },
          ...columns.map(({ figure, header }) => ({
            value: figure,
            label: header,
          })),
        ]}
        value={sort.by}
        onValueChange={(by) => onSort({ ...sort, by })}
      />
      <SelectField
        label={text.order}
        className="min-w-0 flex-1"
        options={(["ascending", "descending"] as const).map((direction) => ({
          value: direction,
          label: text.sorts[direction],
        }))}
        value={sort.direction}
        onValueChange={(direction) => onSort({ ...sort, direction })}
      />
    </div>
  );
}
