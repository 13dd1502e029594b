import { useHydrated } from "@tanstack/react-router";
import { Camera, ClipboardList } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import type { FollowedQuote } from "#domain/quote-schema.ts";
import { useText } from "#web/messages/language.tsx";
import { quotesText } from "#web/messages/quotes.ts";
import { useStoredValue } from "#web/platform/stored-value.ts";
import { addToQuoteList, quoteListStore, type QuoteListLine } from "#web/quotes/quote-list.ts";
import { useSession } from "#web/session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AddPartForm } from "./add-part-form.tsx";
import { OtherWays } from "./other-ways.tsx";
import { QuoteLines } from "./quote-lines.tsx";
import { QuoteRequestForm } from "./quote-request-form.tsx";
import { QuoteSent } from "./quote-sent.tsx";
import { composeQuoteText } from "./quote-text.ts";
import { SentQuotesList } from "./sent-quotes-list.tsx";
import { useQuoteForm } from "./use-quote-form.ts";

/** /quotes: the device's quote list, and the requests sent from here. */
export function QuoteListPage(): ReactNode {
  // Everything here is stored on the device.
  const isHydrated = useHydrated();
  return (
    // As high as the window from the start: the stored list mustn't move the footer in sight.
    <div className="page-column min-h-dvh py-8 md:py-10">
      {isHydrated ? <Editor /> : <Loading />}
      {isHydrated && <SentQuotesList />}
    </div>
  );
}

function Editor(): ReactNode {
  const text = useText(quotesText);
  const lines = useStoredValue(quoteListStore);
  const { user, loading } = useSession();
  const [sent, setSent] = useState<FollowedQuote>();
  if (sent) return <QuoteSent quote={sent} onAnother={() => setSent(undefined)} />;
  return (
    <>
      <Title />
      <div className="mt-8 grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <Parts lines={lines} />
        {lines.length > 0 && (
          <section aria-labelledby="request" className="grid grid-cols-1 gap-5">
            <h2 id="request" className="flex min-h-9.5 items-center text-lg font-semibold">
              {text.request}
            </h2>
            {/* Whose draft is shown depends on the session. */}
            {loading ? (
              <Skeleton className="h-96" />
            ) : (
              <Request key={user?.id} lines={lines} onSent={setSent} />
            )}
          </section>
        )}
      </div>
    </>
  );
}

type RequestProps = {
  readonly lines: readonly QuoteListLine[];
  readonly onSent: (quote: FollowedQuote) => void;
};

/** What is asked besides the parts, and other ways to ask. */
function Request({ lines, onSent }: RequestProps): ReactNode {
  const text = useText(quotesText);
  const form = useQuoteForm(onSent);
  const { isUrgent } = form.draft;
  const { note, name, companyName, phone } = form.fields;
  const sender = [name, companyName, phone];
  return (
    <>
      <QuoteRequestForm form={form} />
      <OtherWays message={composeQuoteText(text, { lines, note, isUrgent, sender })} />
    </>
  );
}

function Title(): ReactNode {
  const text = useText(quotesText);
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">{text.title}</h1>
      <p className="mt-2 max-w-prose text-muted">{text.lead}</p>
    </>
  );
}

function Parts({ lines }: { readonly lines: readonly QuoteListLine[] }): ReactNode {
  const text = useText(quotesText);
  const [confirm, question] = useConfirm();
  const heading = useRef<HTMLHeadingElement>(null);
  async function clear(): Promise<void> {
    const asked = { title: text.clearQuestion, description: text.clearText };
    if (!(await confirm({ ...asked, confirmLabel: text.clear }))) return;
    quoteListStore.write([]);
    // The button is gone.
    heading.current?.focus();
  }
  return (
    <section aria-labelledby="parts" className="grid grid-cols-1 gap-5">
      <div className="flex min-h-9.5 flex-wrap items-center justify-between gap-x-4">
        <h2 ref={heading} id="parts" tabIndex={-1} className="text-lg font-semibold">
          {text.parts(lines.length)}
        </h2>
        {lines.length > 0 && (
          <Button variant="quiet" size="sm" onClick={() => void clear()}>
            {text.clear}
          </Button>
        )}
      </div>
      {lines.length > 0 ? (
        <QuoteLines lines={lines} />
      ) : (
        <EmptyState
          icon={<ClipboardList aria-hidden="true" />}
          title={text.empty}
          text={text.emptyText}
          action={
            <Button onClick={() => addToQuoteList([{ text: text.photoPart }])}>
              <Camera aria-hidden="true" />
              {text.askWithPhoto}
            </Button>
          }
        />
      )}
      <AddPartForm />
      {question}
    </section>
  );
}

function Loading(): ReactNode {
  return (
    <>
      <Title />
      <Skeleton className="mt-8 h-96" />
    </>
  );
}
