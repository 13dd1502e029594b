import type { ReactNode } from "react";
import type { FollowedQuote, QuoteLine } from "#domain/quote-schema.ts";
import { formatEur } from "#web/messages/format/format-money.ts";
import { useText } from "#web/messages/language.tsx";
import { quotesText } from "#web/messages/quotes.ts";
import { Table, type TableColumn } from "#web/ui/table.tsx";

type QuoteAnswerLinesProps = {
  readonly quote: FollowedQuote;
  /** The answer seen before, if another came since. */
  readonly before: FollowedQuote | undefined;
};

type Texts = (typeof quotesText)["en"];

/** What was asked for, with price and days of each part, and the total. */
export function QuoteAnswerLines({ quote, before }: QuoteAnswerLinesProps): ReactNode {
  const text = useText(quotesText);
  const isAnswered = quote.version > 0;
  const findBefore = (line: QuoteLine): QuoteLine | undefined =>
    before?.lines.find(({ id }) => id === line.id);
  const asked: readonly TableColumn<QuoteLine>[] = [
    {
      key: "part",
      header: text.part,
      rowHeader: true,
      renderCell: (line) => <Part line={line} />,
    },
    {
      key: "quantity",
      header: text.quantity,
      numeric: true,
      renderCell: ({ quantity }) => <span className="font-mono">{quantity}</span>,
    },
  ];
  const answered: readonly TableColumn<QuoteLine>[] = [
    {
      key: "delivery",
      header: text.delivery,
      numeric: true,
      renderCell: (line) => (
        <Figure
          isWords
          value={describeDays(line, text)}
          before={describeBefore(findBefore(line), (one) => describeDays(one, text))}
        />
      ),
    },
    {
      key: "unit",
      header: text.unitPrice,
      numeric: true,
      renderCell: (line) => (
        <Figure
          value={toPrice(line.unit_price_eur)}
          before={describeBefore(findBefore(line), (one) => toPrice(one.unit_price_eur))}
        />
      ),
    },
    {
      key: "total",
      header: text.lineTotal,
      numeric: true,
      renderCell: (line) => <Figure value={toPrice(line.line_total_eur)} before={undefined} />,
    },
  ];
  return (
    <div>
      <Table<QuoteLine>
        caption={text.linesCaption}
        rows={quote.lines}
        rowKey={({ id }) => id}
        columns={isAnswered ? [...asked, ...answered] : asked}
      />
      {quote.total !== null && (
        <p className="mt-4 flex flex-wrap items-baseline justify-end gap-x-4">
          <span className="text-sm text-muted">{text.total}</span>
          <strong className="font-mono text-lg font-semibold tabular-nums">
            {formatEur(quote.total)}
          </strong>
          {before?.total != null && before.total !== quote.total && (
            <s className="font-mono text-sm text-muted">{formatEur(before.total)}</s>
          )}
        </p>
      )}
    </div>
  );
}

function Part({ line }: { readonly line: QuoteLine }): ReactNode {
  const notes = [line.note, line.answer_note].filter((note) => note !== "");
  return (
    <>
      <span translate="no" className="font-mono font-semibold wrap-anywhere">
        {line.text}
      </span>
      {line.product_name !== null && line.product_name !== line.text && (
        <span className="block text-xs font-normal wrap-anywhere text-muted">
          {line.product_name}
        </span>
      )}
      {notes.map((note) => (
        <span key={note} className="block text-xs font-normal wrap-anywhere text-muted">
          {note}
        </span>
      ))}
    </>
  );
}

/** A figure of the answer, and what it was before if it has changed. */
function Figure({
  value,
  before,
  isWords = false,
}: {
  readonly value: string;
  /** Set as text rather than as a figure. */
  readonly isWords?: boolean;
  readonly before: string | undefined;
}): ReactNode {
  const text = useText(quotesText);
  const isChanged = before !== undefined && before !== value;
  return (
    <span className={isWords ? "inline-block" : "inline-block font-mono"}>
      <span className={isChanged ? "bg-accent-soft font-semibold" : undefined}>{value}</span>
      {isChanged && <span className="block text-xs text-muted">{text.before(before)}</span>}
    </span>
  );
}

function describeBefore(
  line: QuoteLine | undefined,
  describe: (line: QuoteLine) => string,
): string | undefined {
  return line && describe(line);
}

function toPrice(amount: number | null): string {
  return amount === null ? "–" : formatEur(amount);
}

function describeDays({ is_available: isAvailable, days }: QuoteLine, text: Texts): string {
  if (isAvailable === false) return text.unavailable;
  return days === null ? "–" : text.days(days);
}
