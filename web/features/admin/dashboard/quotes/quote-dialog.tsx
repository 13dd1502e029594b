import { useQuery } from "@tanstack/react-query";
import { useId, type ReactNode } from "react";
import type { StaffQuote } from "#domain/staff-quote-schema.ts";
import { staffQuoteQuery } from "#web/api/quote-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { HistoryDisclosure } from "#web/features/admin/dashboard/history/history-disclosure.tsx";
import { dashboardQuotesText } from "#web/messages/dashboard-quotes.ts";
import { formatAlbanianDate } from "#web/messages/format/albanian-format.ts";
import { useText } from "#web/messages/language.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AnswerFormView } from "./answer-form.tsx";
import { QuoteActions } from "./quote-actions.tsx";
import { QuoteRequestView } from "./quote-request-view.tsx";
import { SentAnswer } from "./sent-answer.tsx";
import { useAnswerForm } from "./use-answer-form.ts";

type QuoteDialogProps = {
  readonly id: string;
  readonly onClose: () => void;
};

/** A request with the form of its answer. */
export function QuoteDialog({ id, onClose }: QuoteDialogProps): ReactNode {
  const text = useText(dashboardQuotesText);
  const { data, isError, isFetching, refetch } = useQuery(staffQuoteQuery(useApi(), id));
  if (data) return <LoadedQuote quote={data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} size="xl" title={text.dialogLoading}>
      {isError ? (
        <ErrorState title={text.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <span className="sr-only">{text.loading}</span>
          <Skeleton className="h-80" />
        </div>
      )}
    </Dialog>
  );
}

function LoadedQuote({
  quote,
  onClose,
}: {
  readonly quote: StaffQuote;
  readonly onClose: () => void;
}): ReactNode {
  const text = useText(dashboardQuotesText);
  const formId = useId();
  const form = useAnswerForm(quote);
  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      title={text.dialogTitle(quote.number)}
      description={formatAlbanianDate(new Date(quote.created_at))}
      footer={<QuoteActions quote={quote} form={form} formId={formId} />}
    >
      <div className="grid gap-6">
        <QuoteRequestView quote={quote} />
        {quote.declined_by !== null && <Notice>{text.declinedBy[quote.declined_by]}</Notice>}
        {quote.status === "accepted" ? (
          <SentAnswer quote={quote} />
        ) : (
          <AnswerFormView quote={quote} form={form} formId={formId} />
        )}
        <HistoryDisclosure topic="quotes" id={quote.id} />
      </div>
    </Dialog>
  );
}
