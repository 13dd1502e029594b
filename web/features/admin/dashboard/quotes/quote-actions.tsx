import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Quote } from "#domain/quote-schema.ts";
import { getErrorCode } from "#web/api/api-error.ts";
import { fetchFile } from "#web/api/fetch-file.ts";
import { queryKeys } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { dashboardQuotesText } from "#web/messages/dashboard-quotes.ts";
import { useText } from "#web/messages/language.tsx";
import { logError } from "#web/platform/log-error.ts";
import { Button } from "#web/ui/button.tsx";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";
import { DownloadButton } from "#web/ui/download-button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { toast } from "#web/ui/toast.ts";
import type { AnswerForm } from "./use-answer-form.ts";

type QuoteActionsProps = {
  readonly quote: Quote;
  readonly form: AnswerForm;
  readonly formId: string;
};

/** The footer of a quote's dialog. */
export function QuoteActions({ quote, form, formId }: QuoteActionsProps): ReactNode {
  const text = useText(dashboardQuotesText);
  const { status, order_id: orderId } = quote;
  const submitText = quote.version > 0 ? text.sendAgain : text.send;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {status !== "accepted" && status !== "declined" && (
        <DeclineButton id={quote.id} form={form} />
      )}
      {quote.version > 0 && (
        <DownloadButton
          load={() => fetchFile(`/api/admin/quotes/${quote.id}/pdf`)}
          fileName={`${quote.number}.pdf`}
          failed={text.pdfFailed}
        >
          {text.pdf}
        </DownloadButton>
      )}
      {orderId !== null && (
        <LinkButton
          variant="primary"
          to="/admin/products"
          search={{ q: orderId.slice(0, 8) }}
          resetScroll={false}
        >
          {text.toOrder}
        </LinkButton>
      )}
      {status !== "accepted" && (
        <Button
          type="submit"
          form={formId}
          variant="primary"
          className="max-sm:w-full"
          disabled={form.isOutdated}
          busy={form.isBusy}
        >
          {form.isBusy ? text.sending : submitText}
        </Button>
      )}
    </div>
  );
}

type DeclineButtonProps = {
  readonly id: string;
  readonly form: AnswerForm;
};

function DeclineButton({ id, form: { draft, isOutdated } }: DeclineButtonProps): ReactNode {
  const text = useText(dashboardQuotesText);
  const api = useApi();
  const queryClient = useQueryClient();
  const [confirm, question] = useConfirm();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.quotes.reject({ id, version: draft.version, note: draft.note.trim() }),
    onSuccess: () => toast.success(text.declined),
    onError: (error) => {
      logError("The quote wasn't declined", error);
      const isChanged = getErrorCode(error) === "quote_changed";
      toast.error(isChanged ? text.changedTitle : text.declineFailed);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.quotes }),
  });
  async function decline(): Promise<void> {
    const asked = { title: text.declineQuestion, description: text.declineText };
    if (await confirm({ ...asked, confirmLabel: text.decline })) mutate();
  }
  return (
    <>
      <Button
        variant="quiet"
        className="sm:me-auto"
        disabled={isOutdated}
        busy={isPending}
        onClick={() => void decline()}
      >
        {text.decline}
      </Button>
      {question}
    </>
  );
}
