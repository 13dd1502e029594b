import type { ReactNode } from "react";
import type { QuoteLine, Quote } from "#domain/quote-schema.ts";
import { dashboardQuotesText } from "#web/messages/dashboard-quotes.ts";
import { formatEur } from "#web/messages/format/format-money.ts";
import { useText } from "#web/messages/language.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Table } from "#web/ui/table.tsx";

/** The answer that the customer accepted; it can't be replaced. */
export function SentAnswer({ quote }: { readonly quote: Quote }): ReactNode {
  const text = useText(dashboardQuotesText);
  return (
    <div className="grid gap-4">
      <Notice tone="success">{text.acceptedText}</Notice>
      <Table<QuoteLine>
        caption={text.answerLines}
        rows={quote.lines}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "part",
            header: text.part,
            rowHeader: true,
            renderCell: (line) => (
              <>
                <span translate="no" className="font-mono wrap-anywhere">
                  {line.text}
                </span>
                {[...new Set([line.note, line.answer_note])].filter(Boolean).map((note) => (
                  <span key={note} className="block text-xs wrap-anywhere text-muted">
                    {note}
                  </span>
                ))}
              </>
            ),
          },
          {
            key: "quantity",
            header: text.quantity,
            numeric: true,
            renderCell: ({ quantity }) => quantity,
          },
          {
            key: "price",
            header: text.price,
            numeric: true,
            renderCell: ({ unit_price_eur: price }) => (price === null ? "–" : formatEur(price)),
          },
          {
            key: "days",
            header: text.days,
            numeric: true,
            renderCell: ({ days }) => days ?? "–",
          },
          {
            key: "total",
            header: text.lineTotal,
            numeric: true,
            renderCell: ({ line_total_eur: total }) => (total === null ? "–" : formatEur(total)),
          },
        ]}
      />
      {quote.total !== null && (
        <p className="flex items-baseline justify-end gap-4">
          <span className="text-sm text-muted">{text.total}</span>
          <strong className="font-mono font-semibold tabular-nums">{formatEur(quote.total)}</strong>
        </p>
      )}
    </div>
  );
}
