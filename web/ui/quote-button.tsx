import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { partActionsText } from "#web/messages/part-actions.ts";
import { platform } from "#web/platform/platform.ts";
import { buttonStyle, type ButtonStyle } from "./button-style.ts";
import { MailIcon } from "./icons.tsx";
import { mailTo } from "./mail-to.ts";

export type QuoteButtonProps = {
  /** Code or name of the part. */
  readonly part: string;
  /** Details for the company, one per line. */
  readonly details?: readonly string[];
  /** Defaults to "Request Quote". */
  readonly label?: string;
} & Pick<ComponentProps<"a">, "aria-describedby" | "className" | "tabIndex"> &
  ButtonStyle;

/** Opens a prepared e-mail to the company with the part and the page's URL. */
export function QuoteButton({
  part,
  details,
  label,
  tabIndex,
  "aria-describedby": describedBy,
  ...style
}: QuoteButtonProps): ReactNode {
  const text = useText(partActionsText);
  const body = text.quoteBody(part, details ? `${details.join("\n")}\n\n` : "");
  function addAddress({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
    // Only known on click: a prerendered page is the same for every URL.
    const address = text.quotePage(platform().pageUrl());
    currentTarget.href = mailTo(text.quoteSubject(part), `${body}\n\n${address}\n`);
  }
  return (
    <a
      data-slot="quote-button"
      data-print="hide"
      href={mailTo(text.quoteSubject(part), body)}
      onClick={addAddress}
      tabIndex={tabIndex}
      aria-describedby={describedBy}
      className={buttonStyle(style)}
    >
      <MailIcon />
      {label ?? text.requestQuote}
    </a>
  );
}
