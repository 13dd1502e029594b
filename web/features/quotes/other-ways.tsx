import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { quotesText } from "#web/messages/quotes.ts";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Button } from "#web/ui/button.tsx";
import { MailIcon } from "#web/ui/icons.tsx";
import { toast } from "#web/ui/toast.ts";
import { toMessageLinks, type QuoteMessage } from "./quote-text.ts";

/** The request as text, for those who'd rather write to the company. */
export function OtherWays({ message }: { readonly message: QuoteMessage }): ReactNode {
  const text = useText(quotesText);
  const links = toMessageLinks(message);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(`${message.title}\n\n${message.body}`);
      toast.success(text.copied);
    } catch {
      toast.error(text.notCopied);
    }
  }
  return (
    <section aria-labelledby="other-ways" className="border-t border-hairline pt-5">
      <h2 id="other-ways" className="text-sm font-semibold">
        {text.otherWays}
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        <a
          href={links.whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle()}
        >
          {text.whatsapp}
        </a>
        <a href={links.viber} className={buttonStyle()}>
          {text.viber}
        </a>
        <a href={links.mail} className={buttonStyle()}>
          <MailIcon />
          {text.mail}
        </a>
        <Button variant="quiet" onClick={() => void copy()}>
          {text.copy}
        </Button>
      </div>
    </section>
  );
}
