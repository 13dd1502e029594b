import type { ReactNode } from "react";
import { toAmount } from "#domain/money.ts";
import type { QuoteLine } from "#domain/quote-schema.ts";
import { maxDeliveryDays, quoteTextLimits } from "#domain/quote.ts";
import type { StaffQuote } from "#domain/staff-quote-schema.ts";
import { dashboardQuotesText } from "#web/messages/dashboard-quotes.ts";
import { formatEur } from "#web/messages/format/format-money.ts";
import { useText } from "#web/messages/language.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { sumLineCents, type LineDraft } from "./answer-draft.ts";
import { ShopOffer } from "./shop-offer.tsx";
import { findLineProduct, type LineProduct } from "./shop-prices.ts";
import type { AnswerForm } from "./use-answer-form.ts";

type AnswerLinesProps = {
  readonly quote: StaffQuote;
  readonly form: AnswerForm;
};

/** Price, days and note of each part, beside what the shop has of it. */
export function AnswerLines({ quote, form }: AnswerLinesProps): ReactNode {
  const text = useText(dashboardQuotesText);
  const { lines } = quote;
  const sums = lines.map((line) => {
    const draft = form.draft.lines[line.id];
    return draft ? (sumLineCents(draft, line.quantity) ?? 0) : 0;
  });
  return (
    <div>
      <ol
        aria-label={text.answerLines}
        className="divide-y divide-hairline border-y border-hairline"
      >
        {lines.map((line) => {
          const draft = form.draft.lines[line.id];
          const found = findLineProduct(quote, line);
          return (
            draft && (
              <AnswerLine key={line.id} line={line} found={found} draft={draft} form={form} />
            )
          );
        })}
      </ol>
      <p className="mt-3 flex items-baseline justify-end gap-4">
        <span className="text-sm text-muted">{text.total}</span>
        <strong className="font-mono text-lg font-semibold tabular-nums">
          {formatEur(toAmount(sums.reduce((sum, cents) => sum + cents, 0)))}
        </strong>
      </p>
    </div>
  );
}

type AnswerLineProps = {
  readonly line: QuoteLine;
  readonly found: LineProduct | undefined;
  readonly draft: LineDraft;
  readonly form: AnswerForm;
};

function AnswerLine({ line, found, draft, form }: AnswerLineProps): ReactNode {
  const text = useText(dashboardQuotesText);
  const { id, quantity } = line;
  const cents = sumLineCents(draft, quantity);
  const type = (field: "price" | "days" | "note") => ({
    value: draft[field],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      form.editLine(id, { [field]: event.target.value }),
  });
  return (
    <li className="grid gap-x-4 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="min-w-0">
        <AskedPart line={line} />
        {found && (
          <ShopOffer
            line={line}
            found={found}
            draft={draft}
            onTake={(part) => form.editLine(id, part)}
          />
        )}
        <div className="mt-1">
          <Switch
            label={text.isOut}
            aria-label={text.isOutOf(line.text)}
            checked={draft.isOut}
            onCheckedChange={(isOut) => form.editLine(id, { isOut })}
          />
        </div>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] items-start gap-2">
        {!draft.isOut && (
          <>
            <NumberField
              {...type("price")}
              label={text.price}
              aria-label={text.priceOf(line.text)}
              name={`price:${id}`}
              error={form.fieldErrors[`price:${id}`]}
              suffix="€"
              min={0.01}
            />
            <NumberField
              {...type("days")}
              whole
              min={0}
              max={maxDeliveryDays}
              label={text.days}
              aria-label={text.daysOf(line.text)}
              name={`days:${id}`}
              error={form.fieldErrors[`days:${id}`]}
            />
            <p className="grid gap-1.5 text-end">
              <span className="text-sm text-muted">{text.lineTotal}</span>
              <span className="py-2 font-mono text-sm tabular-nums">
                {cents === undefined ? "–" : formatEur(toAmount(cents))}
              </span>
            </p>
          </>
        )}
        <TextField
          {...type("note")}
          label={text.lineNote}
          hideLabel
          aria-label={text.noteOf(line.text)}
          name={`note:${id}`}
          placeholder={text.lineNote}
          maxLength={quoteTextLimits.lineNote}
          autoComplete="off"
          className="col-span-full"
        />
      </div>
    </li>
  );
}

/** What the customer asks for. */
function AskedPart({ line }: { readonly line: QuoteLine }): ReactNode {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span translate="no" className="font-mono font-semibold wrap-anywhere">
          {line.text}
        </span>
        <span className="font-mono whitespace-nowrap">× {line.quantity}</span>
      </p>
      {line.product_name !== null && line.product_name !== line.text && (
        <p className="text-xs wrap-anywhere text-muted">{line.product_name}</p>
      )}
      {line.note !== "" && <p className="text-xs wrap-anywhere text-muted">{line.note}</p>}
    </>
  );
}
