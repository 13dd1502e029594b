import type { ReactNode } from "react";
import { searchMissSorts, searchMissStates } from "#domain/search-words.ts";
import { maxSearchLength } from "#domain/shop-list.ts";
import { useDebouncedText } from "#web/forms/use-debounced-text.ts";
import { dashboardSearchesText } from "#web/messages/dashboard-searches.ts";
import { useText } from "#web/messages/language.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { parseMissSearch } from "./miss-search.ts";
import type { SearchesTabProps } from "./searches-tab.tsx";

/** The list's filter and order. */
export function MissControls({ search, onSearchChange }: SearchesTabProps): ReactNode {
  const text = useText(dashboardSearchesText);
  const change = (part: Readonly<Record<string, string>>, step: "new" | "same"): void =>
    onSearchChange(parseMissSearch({ ...search, ...part }), step);
  const [typed, setTyped, flush] = useDebouncedText(search.q ?? "", (q) => change({ q }, "same"));
  return (
    <form
      role="search"
      data-kept
      aria-label={text.controls}
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))]"
    >
      <SearchField
        label={text.search}
        hideLabel={false}
        name="q"
        placeholder={text.searchPlaceholder}
        maxLength={maxSearchLength}
        value={typed}
        onValueChange={setTyped}
        onBlur={flush}
        className="col-span-2 md:col-span-1"
      />
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
    </form>
  );
}
