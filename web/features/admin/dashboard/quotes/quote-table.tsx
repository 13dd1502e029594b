import { Images } from "lucide-react";
import type { ReactNode } from "react";
import type { QuoteSummary } from "#domain/quote-schema.ts";
import { PhoneLink } from "#web/features/admin/phone-link.tsx";
import { dashboardQuotesText } from "#web/messages/dashboard-quotes.ts";
import { formatAlbanianDate } from "#web/messages/format/albanian-format.ts";
import { formatEur } from "#web/messages/format/format-money.ts";
import { useText } from "#web/messages/language.tsx";
import { quoteStatusTone } from "#web/quotes/quote-status-tone.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Table, type TableColumn } from "#web/ui/table.tsx";

export type QuoteTableProps = {
  readonly quotes: readonly QuoteSummary[];
  /** Quotes that arrived a moment ago. */
  readonly freshIds: ReadonlySet<string>;
  readonly onOpen: (quote: QuoteSummary) => void;
};

export function QuoteTable({ quotes, freshIds, onOpen }: QuoteTableProps): ReactNode {
  const text = useText(dashboardQuotesText);
  const columns: readonly TableColumn<QuoteSummary>[] = [
    {
      key: "number",
      header: text.quote,
      rowHeader: true,
      placeInCard: "max-md:py-0",
      renderCell: (quote) => (
        <QuoteNumber quote={quote} isFresh={freshIds.has(quote.id)} onOpen={() => onOpen(quote)} />
      ),
    },
    {
      key: "customer",
      header: text.customer,
      plainInCard: true,
      placeInCard: "max-md:col-span-2",
      renderCell: (quote) => <Customer quote={quote} />,
    },
    {
      key: "parts",
      header: text.parts,
      plainInCard: true,
      renderCell: ({ line_count: lines, photo_count: photos }) => (
        <span className="grid gap-0.5">
          {text.lineCount(lines)}
          {photos > 0 && (
            <span className="inline-flex items-center gap-1 text-xs text-muted">
              <Images aria-hidden="true" className="size-3.5" />
              {text.photoCount(photos)}
            </span>
          )}
        </span>
      ),
    },
    {
      key: "total",
      header: text.total,
      numeric: true,
      plainInCard: true,
      placeInCard: "max-md:self-center max-md:text-end",
      renderCell: ({ total }) => (
        <span
          className={
            total === null
              ? "text-muted max-md:hidden"
              : "font-mono whitespace-nowrap max-md:text-base"
          }
        >
          {total === null ? "–" : formatEur(total)}
        </span>
      ),
    },
    {
      key: "status",
      header: text.status,
      plainInCard: true,
      placeInCard: "max-md:col-start-2 max-md:row-start-1 max-md:py-3",
      renderCell: (quote) => (
        <span className="grid justify-items-start gap-1 max-md:justify-items-end">
          <Badge tone={quoteStatusTone[quote.status]}>{text.statuses[quote.status]}</Badge>
          {quote.is_urgent && <Badge tone="red">{text.urgentShort}</Badge>}
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={text.caption}
      isList
      columns={columns}
      rows={quotes}
      rowKey={({ id }) => id}
      cardClassName="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4"
      rowClassName={({ id }) => (freshIds.has(id) ? "bg-accent-soft" : undefined)}
    />
  );
}

type RowProps = { readonly quote: QuoteSummary };

function QuoteNumber({
  quote,
  isFresh,
  onOpen,
}: RowProps & { readonly isFresh: boolean; readonly onOpen: () => void }): ReactNode {
  const text = useText(dashboardQuotesText);
  return (
    <span className="grid justify-items-start gap-0.5 max-md:gap-0">
      <span className="inline-flex flex-wrap items-center gap-2">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={text.details(quote.number)}
          title={text.details(quote.number)}
          onClick={onOpen}
          className="text-link min-h-6 font-mono font-normal select-text pointer-coarse:min-h-11"
        >
          {quote.number}
        </button>
        {isFresh && <Badge tone="accent">{text.newMark}</Badge>}
      </span>
      <time
        dateTime={quote.created_at}
        className="text-xs font-normal whitespace-nowrap text-muted tabular-nums"
      >
        {formatAlbanianDate(new Date(quote.created_at))}
      </time>
    </span>
  );
}

function Customer({ quote: { name, company_name: company, phone } }: RowProps): ReactNode {
  return (
    <span className="grid min-w-32 gap-0.5 wrap-anywhere">
      <span className="font-medium">{name}</span>
      {company !== "" && <span className="text-muted">{company}</span>}
      <span>
        <PhoneLink phone={phone} isAlone />
      </span>
    </span>
  );
}
