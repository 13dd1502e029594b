import { Inbox } from "lucide-react";
import type { ReactNode } from "react";
import { quotesQuery } from "#web/api/quote-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { getRowId } from "#web/api/use-keyset-list.ts";
import { ExportLink } from "#web/features/admin/dashboard/export-link.tsx";
import { ListFrame } from "#web/features/admin/dashboard/list-frame.tsx";
import { NoMatch } from "#web/features/admin/dashboard/no-match.tsx";
import { useDashboardList } from "#web/features/admin/dashboard/use-dashboard-list.ts";
import { dashboardQuotesText } from "#web/messages/dashboard-quotes.ts";
import { useText } from "#web/messages/language.tsx";
import { useNewOrders } from "#web/orders/use-new-orders.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { QuoteControls } from "./quote-controls.tsx";
import { QuoteDialog } from "./quote-dialog.tsx";
import { changeQuoteSearch, quoteFilter, type QuoteSearch } from "./quote-search.ts";
import { QuoteTable } from "./quote-table.tsx";

export type QuotesTabProps = {
  readonly search: QuoteSearch;
  /** `same` replaces the history entry, `new` adds one for Back. */
  readonly onSearchChange: (search: QuoteSearch, step: "new" | "same") => void;
};

/** Requests for quotes, newest first; a new one appears at once. */
export function QuotesTab({ search, onSearchChange }: QuotesTabProps): ReactNode {
  const text = useText(dashboardQuotesText);
  const filter = quoteFilter(search);
  const options = quotesQuery(useApi(), filter);
  const list = useDashboardList(options, getRowId, text.loadFailed);
  const { items, isOld, isLoading } = list;
  const showsArrivals = filter.status === undefined || filter.status === "open";
  const isCurrent = showsArrivals && !isOld;
  const fresh = useNewOrders(isCurrent ? items : undefined, JSON.stringify(filter));
  const open = (id: string | undefined): void =>
    onSearchChange(changeQuoteSearch(search, { quote: id }), "new");
  return (
    <section aria-busy={isLoading}>
      <h2 className="sr-only">{text.title}</h2>
      <QuoteControls search={search} onSearchChange={onSearchChange} />
      <Summary text={isLoading ? text.loading : items && text.found(list.count)} />
      <p role="status" className="sr-only">
        {fresh.map(({ number, name }) => text.newQuote(number, name)).join(". ")}
      </p>
      <ListFrame
        list={list}
        shown={items?.length}
        text={text}
        empty={
          items?.length === 0 &&
          !isOld && <NoQuotes search={search} onClear={() => onSearchChange({}, "new")} />
        }
        rowHeight="h-20 max-md:h-48"
      >
        <QuoteTable
          quotes={items ?? []}
          freshIds={new Set(fresh.map(({ id }) => id))}
          onOpen={({ id }) => open(id)}
        />
      </ListFrame>
      {search.quote !== undefined && (
        <QuoteDialog key={search.quote} id={search.quote} onClose={() => open(undefined)} />
      )}
    </section>
  );
}

function Summary({ text: count }: { readonly text: string | undefined }): ReactNode {
  const text = useText(dashboardQuotesText);
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p role="status" className="text-sm text-muted">
        {count}
      </p>
      <ExportLink href="/api/admin/exports/quotes" text={text} />
    </div>
  );
}

function NoQuotes({
  search: { q, quotes, day, until },
  onClear,
}: {
  readonly search: QuoteSearch;
  readonly onClear: () => void;
}): ReactNode {
  const text = useText(dashboardQuotesText);
  const icon = <Inbox aria-hidden="true" />;
  const isFiltered = [q, quotes, day, until].some((filter) => filter !== undefined);
  return !isFiltered ? (
    <EmptyState icon={icon} title={text.none} text={text.noneText} />
  ) : (
    <NoMatch icon={icon} text={text} clear={text.clearFilters} onClear={onClear} />
  );
}
