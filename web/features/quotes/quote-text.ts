import { company } from "#domain/company.ts";
import type { quotesText } from "#web/messages/quotes.ts";
import type { QuoteListLine } from "#web/quotes/quote-list.ts";
import { mailTo } from "#web/ui/mail-to.ts";

export type QuoteTextInput = {
  readonly lines: readonly QuoteListLine[];
  readonly note: string;
  readonly isUrgent: boolean;
  /** Name, company, phone: what is typed of them. */
  readonly sender: readonly string[];
};

export type QuoteMessage = { readonly title: string; readonly body: string };

/** The request as a text for a messenger or a mail. */
export function composeQuoteText(
  text: (typeof quotesText)["en"],
  { lines, note, isUrgent, sender }: QuoteTextInput,
): QuoteMessage {
  const parts = lines.map((line, at) =>
    [text.textLine(at + 1, line.text, line.quantity), line.note ?? []].flat().join("\n   "),
  );
  const blocks = [
    isUrgent ? text.textUrgent : "",
    parts.join("\n"),
    note.trim(),
    sender
      .map((part) => part.trim())
      .filter(Boolean)
      .join(", "),
  ];
  return { title: text.textTitle(lines.length), body: blocks.filter(Boolean).join("\n\n") };
}

/** Links that open the text in a program, ready to be sent to the company. */
export function toMessageLinks({ title, body }: QuoteMessage): {
  readonly whatsapp: string;
  readonly viber: string;
  readonly mail: string;
} {
  const digits = company.phone.href.replaceAll(/\D/g, "");
  const message = encodeURIComponent(`${title}\n\n${body}`);
  return {
    whatsapp: `https://wa.me/${digits}?text=${message}`,
    viber: `viber://chat?number=%2B${digits}&draft=${message}`,
    mail: mailTo(title, body),
  };
}
