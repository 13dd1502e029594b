import type { MouseEvent, ReactNode } from "react";
import { company } from "#domain/company.ts";
import { useText } from "#web/messages/language.tsx";
import { partActionsText } from "#web/messages/part-actions.ts";
import { platform } from "#web/platform/platform.ts";

type ChatLinksProps = {
  /** Code or name of the part; without it, the message is the sender's own. */
  readonly part?: string;
};

/** Links to chats with the company in WhatsApp and Viber; the message names the part and the page's URL. */
export function ChatLinks({ part }: ChatLinksProps): ReactNode {
  const text = useText(partActionsText);
  const links = [
    { name: "WhatsApp", toHref: toWhatsApp },
    { name: "Viber", toHref: toViber },
  ];
  const message = part === undefined ? "" : text.chatMessage(part);
  return (
    <p
      data-slot="chat-links"
      data-print="hide"
      className="flex flex-wrap items-center gap-x-3 text-sm text-muted"
    >
      {part === undefined ? text.chatPhoto : text.chat}
      {links.map(({ name, toHref }) => (
        <a
          key={name}
          href={toHref(message)}
          target="_blank"
          rel="noreferrer"
          onClick={({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
            // Only known on click: a prerendered page is the same for every URL.
            if (part === undefined) return;
            currentTarget.href = toHref(`${message}\n${platform().pageUrl()}`);
          }}
          className="inline-flex min-h-6 items-center text-link font-medium text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        >
          {name}
          <span className="sr-only">{text.newTab}</span>
        </a>
      ))}
    </p>
  );
}

function toWhatsApp(message: string): string {
  const address = `https://wa.me/${company.chats.whatsApp.replace("+", "")}`;
  return message === "" ? address : `${address}?text=${encodeURIComponent(message)}`;
}

function toViber(message: string): string {
  const address = `viber://chat?number=${encodeURIComponent(company.chats.viber)}`;
  return message === "" ? address : `${address}&draft=${encodeURIComponent(message)}`;
}
