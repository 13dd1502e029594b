import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import type { FollowedQuote } from "#domain/quote-schema.ts";
import { fetchFile } from "#web/api/fetch-file.ts";
import { formatBritishDate } from "#web/messages/format/british-format.ts";
import { formatEur } from "#web/messages/format/format-money.ts";
import { useText } from "#web/messages/language.tsx";
import { quotesText } from "#web/messages/quotes.ts";
import { quoteStatusTone } from "#web/quotes/quote-status-tone.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";
import { DownloadButton } from "#web/ui/download-button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { QuoteAnswerLines } from "./quote-answer-lines.tsx";
import { QuotePhotoList } from "./quote-photo-list.tsx";
import { useQuoteDecision } from "./use-quote-decision.ts";

export type QuoteViewProps = {
  readonly token: string;
  readonly quote: FollowedQuote;
  /** The answer that the customer saw, if there is a newer one. */
  readonly before: FollowedQuote | undefined;
  readonly onSeen: () => void;
  readonly onReload: () => Promise<void>;
};

/** A request with its answer, as the customer sees it. */
export function QuoteView({ token, quote, before, onSeen, onReload }: QuoteViewProps): ReactNode {
  const text = useText(quotesText);
  const { status, number } = quote;
  const line = useDecisionFocus(status);
  return (
    <article className="rounded-lg border border-hairline bg-raised">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline px-5 py-3.5">
        <h2 className="font-semibold">
          {text.requestNumber} <span className="font-mono font-normal">{number}</span>
        </h2>
        <p className="text-sm text-muted max-sm:order-last max-sm:w-full">
          {text.sentOn(formatBritishDate(new Date(quote.created_at)))}
        </p>
        <Badge tone={quoteStatusTone[status]} className="ms-auto">
          {text.statuses[status]}
        </Badge>
      </header>
      <div className="grid gap-5 px-5 py-5">
        <p ref={line} tabIndex={-1} role="status" className="max-w-prose">
          {text.statusTexts[status]}
        </p>
        {before && <ChangedNotice onSeen={onSeen} />}
        <QuoteAnswerLines quote={quote} before={before} />
        {quote.staff_note !== "" && (
          <section>
            <h3 className="text-sm font-semibold">{text.shopNote}</h3>
            <p className="mt-1 max-w-prose text-sm whitespace-pre-line wrap-anywhere">
              {quote.staff_note}
            </p>
          </section>
        )}
        <QuotePhotoList token={token} photos={quote.photos} />
        {quote.note !== "" && (
          <section>
            <h3 className="text-sm font-semibold">{text.yourNote}</h3>
            <p className="mt-1 max-w-prose text-sm whitespace-pre-line wrap-anywhere">
              {quote.note}
            </p>
          </section>
        )}
      </div>
      <Decision token={token} quote={quote} isChanged={before !== undefined} onReload={onReload} />
    </article>
  );
}

/** Moves the focus to the outcome, once the button that had it is gone. */
function useDecisionFocus(status: FollowedQuote["status"]): RefObject<HTMLParagraphElement | null> {
  const line = useRef<HTMLParagraphElement>(null);
  const before = useRef(status);
  useEffect(() => {
    const isDecided = before.current !== status && status !== "answered";
    before.current = status;
    if (isDecided && document.activeElement === document.body) line.current?.focus();
  }, [status]);
  return line;
}

/** The newer answer is read before it can be accepted. */
function ChangedNotice({ onSeen }: { readonly onSeen: () => void }): ReactNode {
  const text = useText(quotesText);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice ref={notice} tabIndex={-1} tone="warning" title={text.changedTitle}>
      <p>{text.changedText}</p>
      <Button size="sm" className="mt-3" onClick={onSeen}>
        {text.changedSeen}
      </Button>
    </Notice>
  );
}

type DecisionProps = Pick<QuoteViewProps, "token" | "quote" | "onReload"> & {
  readonly isChanged: boolean;
};

function Decision({ token, quote, isChanged, onReload }: DecisionProps): ReactNode {
  const text = useText(quotesText);
  const [confirm, question] = useConfirm();
  const decision = useQuoteDecision(token, onReload);
  const { status, total, valid_until: validUntil, order_link_token: orderToken } = quote;
  const isOpen = status === "answered" || status === "open";
  async function decline(): Promise<void> {
    const title = text.declineQuestion;
    const answer = confirm({
      title,
      description: text.declineText,
      confirmLabel: text.decline,
    });
    if (await answer) decision.decline();
  }
  return (
    <footer className="grid gap-4 border-t border-hairline px-5 py-4">
      {validUntil !== null && status !== "declined" && (
        <p className="text-sm text-muted">
          {text.validUntil(formatBritishDate(new Date(validUntil)))}
        </p>
      )}
      {status === "answered" && total !== null && (
        <p className="text-sm">{text.acceptText(formatEur(total))}</p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {status === "answered" && (
          <Button
            variant="primary"
            size="lg"
            className="max-sm:w-full"
            disabled={isChanged}
            busy={decision.isAccepting}
            onClick={() => decision.accept(quote.version)}
          >
            {decision.isAccepting ? text.accepting : text.accept}
          </Button>
        )}
        {status === "accepted" && orderToken !== null && (
          <LinkButton variant="primary" to="/account" hash={`order=${orderToken}`}>
            {text.toOrder}
          </LinkButton>
        )}
        {(status === "expired" || status === "declined") && (
          <LinkButton variant="primary" to="/quotes">
            {text.askAgain}
          </LinkButton>
        )}
        {quote.version > 0 && (
          <DownloadButton
            load={() => fetchFile("/api/quotes/pdf", { body: { token } })}
            fileName={`${quote.number}.pdf`}
            failed={text.pdfFailed}
          >
            {text.pdf}
          </DownloadButton>
        )}
        {isOpen && (
          <Button
            variant="quiet"
            busy={decision.isDeclining}
            onClick={() => void decline()}
            className="sm:ms-auto"
          >
            {text.decline}
          </Button>
        )}
      </div>
      {question}
    </footer>
  );
}
