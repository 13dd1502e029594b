import type { ReactNode } from "react";
import { searchMissSorts, searchMissStates } from "#domain/search-words.ts";
import { maxSearchLength } from "#domain/shop-list.ts";
import { ListControls } from "#web/features/admin/dashboard/list-controls.tsx";
import { dashboardSearchesText } from "#web/messages/dashboard-searches.ts";
import { useText } from "#web/messages/language.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { parseMissSearch } from "./miss-search.ts";
import type { SearchesTabProps } from "./searches-tab.tsx";

/** The list's filter and order. */
export function MissControls({ search, onSearchChange }: SearchesTabProps): ReactNode {
  const text = useText(dashboardSearchesText);
  const change = (part: Readonly<Record<string, string>>, step: "new" | "same"): void =>
    onSearchChange(parseMissSearch({ ...search, ...part }), step);
  return (
    <ListControls
      text={text}
      q={search.q}
      maxLength={maxSearchLength}
      onSearch={(q) => change({ q }, "same")}
      className="grid-cols-2 md:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))]"
    >
      <SelectField
        label={text.list}
        name="list"
        value={search.list ?? "open"}
        options={searchMissStates.map((value) => ({ value, label: text.lists[value] }))}
        onValueChange={(list) => change({ list }, "new")}
      />
      <SelectField
        label={text.sort}
        name="by"
        value={search.by ?? "count"}
        options={searchMissSorts.map((value) => ({ value, label: text.sorts[value] }))}
        onValueChange={(by) => change({ by }, "new")}
      />
    </ListControls>
  );
}
