import type { ReactNode } from "react";
import { addDays } from "#domain/period.ts";
import { maxValidDays, quoteTextLimits } from "#domain/quote.ts";
import type { StaffQuote } from "#domain/staff-quote-schema.ts";
import { getToday } from "#web/features/admin/dashboard/period/get-today.ts";
import { dashboardQuotesText } from "#web/messages/dashboard-quotes.ts";
import { useText } from "#web/messages/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { FormFields } from "#web/ui/form-fields.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { AnswerLines } from "./answer-lines.tsx";
import { hasShopPrice } from "./shop-prices.ts";
import type { AnswerForm } from "./use-answer-form.ts";

type AnswerFormViewProps = {
  readonly quote: StaffQuote;
  readonly form: AnswerForm;
  readonly formId: string;
};

/** The form of the answer; its button is in the dialog's footer. */
export function AnswerFormView({ quote, form, formId }: AnswerFormViewProps): ReactNode {
  const text = useText(dashboardQuotesText);
  const { draft } = form;
  const today = getToday();
  return (
    // The tab stores what is typed.
    <form id={formId} data-restored noValidate aria-label={text.answer} onSubmit={form.onSubmit}>
      {form.isOutdated && (
        <Notice tone="warning" title={text.changedTitle} className="mb-4">
          <p>{text.changedText}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" onClick={form.useTheirs}>
              {text.useTheirs}
            </Button>
            <Button size="sm" onClick={form.replaceTheirs}>
              {text.replaceIt}
            </Button>
          </div>
        </Notice>
      )}
      <FormFields busy={form.isBusy}>
        <div>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div>
              <h3 className="font-semibold">{text.answerLines}</h3>
              <p className="mt-0.5 text-xs text-muted">{text.daysHelp}</p>
            </div>
            {hasShopPrice(quote) && (
              <Button
                size="sm"
                aria-disabled={form.takeableCount === 0}
                title={text.useShopPricesTitle}
                onClick={form.takeShopPrices}
              >
                {text.useShopPrices}
              </Button>
            )}
          </div>
          <AnswerLines quote={quote} form={form} />
        </div>
        <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <TextField
            type="date"
            label={text.validUntil}
            name="validUntil"
            min={today}
            max={addDays(today, maxValidDays)}
            value={draft.validUntil}
            error={form.fieldErrors["validUntil"]}
            onChange={(event) => form.edit({ validUntil: event.target.value })}
          />
          <TextArea
            label={text.staffNote}
            name="note"
            rows={2}
            maxLength={quoteTextLimits.note}
            value={draft.note}
            onChange={(event) => form.edit({ note: event.target.value })}
          />
        </div>
      </FormFields>
      <p className="mt-3 text-xs text-muted">{text.draftSaved}</p>
    </form>
  );
}
