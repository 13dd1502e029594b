import { CircleCheck } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import type { FollowedQuote } from "#domain/quote-schema.ts";
import { useText } from "#web/messages/language.tsx";
import { quotesText } from "#web/messages/quotes.ts";
import { platform } from "#web/platform/platform.ts";
import { Button } from "#web/ui/button.tsx";
import { CallButton } from "#web/ui/call-button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { toast } from "#web/ui/toast.ts";

type QuoteSentProps = {
  readonly quote: FollowedQuote;
  readonly onAnother: () => void;
};

/** A request that has arrived: its number, its private link and what happens next. */
export function QuoteSent({ quote, onAnother }: QuoteSentProps): ReactNode {
  const text = useText(quotesText);
  const heading = useRef<HTMLHeadingElement>(null);
  const { number, link, link_token: token } = quote;
  const address = new URL(link, platform().pageUrl()).href;
  // The form, and with it the focused button, is gone.
  useEffect(() => heading.current?.focus(), []);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(text.copied);
    } catch {
      toast.error(text.notCopied);
    }
  }
  return (
    <section data-slot="quote-sent" className="rounded-lg border border-hairline bg-raised">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline px-5 py-4">
        <CircleCheck aria-hidden="true" className="size-7 text-green" strokeWidth={1.5} />
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold">
          {text.sentTitle}
        </h1>
      </div>
      <div className="grid gap-5 px-5 py-5">
        <p className="max-w-prose">{text.sentText}</p>
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
          <div>
            <dt className="text-sm text-muted">{text.sentNumber}</dt>
            <dd className="font-mono text-xl select-all">{number}</dd>
          </div>
          <div className="min-w-0">
            <dt className="text-sm text-muted">{text.sentLink}</dt>
            <dd>
              <span className="block font-mono text-xs break-all select-all">{address}</span>
              <span className="mt-1 block text-xs text-muted">{text.sentLinkHelp}</span>
            </dd>
          </div>
        </dl>
        <div className="flex flex-wrap gap-2">
          <LinkButton variant="primary" to="/quotes/$id" params={{ id: number }} hash={token}>
            {text.open}
          </LinkButton>
          <Button onClick={() => void copy()}>{text.copyLink}</Button>
          <Button variant="quiet" onClick={onAnother}>
            {text.another}
          </Button>
        </div>
        <div>
          <h2 className="text-sm font-semibold">{text.nextTitle}</h2>
          <ol className="mt-2 grid list-decimal gap-1 ps-5 text-sm">
            {text.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        {quote.is_urgent && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
            {text.nextUrgent}
            <CallButton />
          </p>
        )}
      </div>
    </section>
  );
}
