import type { ReactNode } from "react";
import { quoteTextLimits } from "#domain/quote.ts";
import { HoneypotField, readHoneypot } from "#web/forms/honeypot-field.tsx";
import { useText } from "#web/messages/language.tsx";
import { quotesText } from "#web/messages/quotes.ts";
import { Button } from "#web/ui/button.tsx";
import { FormFields } from "#web/ui/form-fields.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import type { TypedFieldProps } from "#web/ui/text-field.tsx";
import { useSubmit } from "#web/ui/use-submit.ts";
import { QuoteContactFields } from "./quote-contact-fields.tsx";
import type { QuoteField } from "./quote-draft.ts";
import { PhotoField } from "./quote-photos.tsx";
import type { QuoteErrors, QuoteForm, QuoteNotice } from "./use-quote-form.ts";

/** Note, urgency, photos and contact of the request. */
export function QuoteRequestForm({ form }: { readonly form: QuoteForm }): ReactNode {
  const text = useText(quotesText);
  const { draft, fields } = form;
  const { fieldErrors, isBusy, onSubmit } = useSubmit<QuoteErrors>((sent) =>
    form.submit(readHoneypot(sent)),
  );
  const typed = (field: QuoteField): TypedFieldProps => ({
    name: field,
    label: text[field],
    value: fields[field],
    error: fieldErrors[field],
    maxLength: quoteTextLimits[field],
    onChange: ({ target }) => form.edit(field, target.value),
  });
  return (
    // The tab stores what is typed.
    <form data-restored noValidate aria-label={text.request} onSubmit={onSubmit}>
      <FormFields busy={isBusy}>
        <div className="rounded-md border border-hairline bg-raised px-3 py-2">
          <Switch
            label={text.urgent}
            checked={draft.isUrgent}
            onCheckedChange={form.setUrgent}
            className="font-medium"
          />
          <p className="text-xs text-muted">{text.urgentHelp}</p>
        </div>
        <TextArea {...typed("note")} help={text.noteHelp} rows={3} autoComplete="off" />
        <PhotoField stored={draft.photos} photos={form.photos} onRemove={form.removePhoto} />
        <QuoteContactFields form={form} typed={typed} />
      </FormFields>
      <HoneypotField />
      <div className="mt-5 grid gap-3">
        {form.notice && !isBusy && <AttemptNotice notice={form.notice} />}
        <Button type="submit" variant="primary" size="lg" block busy={isBusy}>
          {isBusy ? text.busy : text.submit}
        </Button>
        <p className="text-xs text-muted">
          {text.required} · {text.savedHere}
        </p>
      </div>
    </form>
  );
}

function AttemptNotice({ notice }: { readonly notice: QuoteNotice }): ReactNode {
  const text = useText(quotesText);
  switch (notice) {
    case "no-answer":
      return (
        <Notice tone="warning" title={text.failed}>
          {text.failedText}
        </Notice>
      );
    case "sent-earlier":
      return (
        <Notice tone="info" title={text.sentEarlier}>
          {text.sentEarlierText}
        </Notice>
      );
    case "limited":
      return <Notice tone="warning">{text.limited}</Notice>;
  }
}
