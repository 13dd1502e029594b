import { SearchCheck } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { searchMissesQuery } from "#web/api/search-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { getRowId } from "#web/api/use-keyset-list.ts";
import { ExportLink } from "#web/features/admin/dashboard/export-link.tsx";
import { ListFrame } from "#web/features/admin/dashboard/list-frame.tsx";
import { NoMatch } from "#web/features/admin/dashboard/no-match.tsx";
import { useDashboardList } from "#web/features/admin/dashboard/use-dashboard-list.ts";
import { dashboardSearchesText } from "#web/messages/dashboard-searches.ts";
import { useText } from "#web/messages/language.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { MissControls } from "./miss-controls.tsx";
import { missFilter, type MissSearch } from "./miss-search.ts";
import { MissTable } from "./miss-table.tsx";
import { useMissActions } from "./use-miss-actions.tsx";

export type SearchesTabProps = {
  readonly search: MissSearch;
  /** `same` replaces the history entry, `new` adds one for Back. */
  readonly onSearchChange: (search: MissSearch, step: "new" | "same") => void;
};

/** What buyers searched for and the shop doesn't have. */
export function SearchesTab({ search, onSearchChange }: SearchesTabProps): ReactNode {
  const text = useText(dashboardSearchesText);
  const options = searchMissesQuery(useApi(), missFilter(search));
  const list = useDashboardList(options, getRowId, text.loadFailed);
  const { items, isOld, isLoading } = list;
  const summary = useRef<HTMLParagraphElement>(null);
  const [actions, dialogs] = useMissActions(() => summary.current?.focus());
  const isEmpty = items?.length === 0 && !isOld;
  return (
    <section aria-busy={isLoading}>
      <h2 className="sr-only">{text.title}</h2>
      <p className="pb-3 text-sm text-muted">{text.lead}</p>
      <MissControls search={search} onSearchChange={onSearchChange} />
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <p ref={summary} tabIndex={-1} role="status" className="text-sm text-muted">
          {isLoading && text.loading}
          {items && !isLoading && text.found(list.count)}
        </p>
        <ExportLink href="/api/admin/exports/searches" text={text} />
      </div>
      <ListFrame
        list={list}
        shown={items?.length}
        text={text}
        empty={isEmpty && <NoMisses search={search} onClear={() => onSearchChange({}, "new")} />}
        rowHeight="h-14 max-md:h-44"
      >
        <MissTable misses={items ?? []} {...actions} />
      </ListFrame>
      {dialogs}
    </section>
  );
}

function NoMisses({
  search,
  onClear,
}: {
  readonly search: MissSearch;
  readonly onClear: () => void;
}): ReactNode {
  const text = useText(dashboardSearchesText);
  const icon = <SearchCheck aria-hidden="true" />;
  if (search.q !== undefined) {
    return <NoMatch icon={icon} text={text} clear={text.clearFilter} onClear={onClear} />;
  }
  return search.list === "dismissed" ? (
    <EmptyState icon={icon} title={text.noneDismissed} text={text.noneDismissedText} />
  ) : (
    <EmptyState icon={icon} title={text.none} text={text.noneText} />
  );
}
