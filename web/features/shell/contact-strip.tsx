import type { ReactNode } from "react";
import { company } from "#domain/company.ts";
import { useText } from "#web/messages/language.tsx";
import { shellText } from "#web/messages/shell.ts";
import { useSessionHandle } from "#web/session/session-context.tsx";
import { ClockIcon, MailIcon, PhoneIcon } from "#web/ui/icons.tsx";
import { SessionSlot } from "./session-slot.tsx";

export function ContactStrip(): ReactNode {
  const text = useText(shellText);
  const handle = useSessionHandle();
  return (
    <section
      aria-label={text.contactStrip}
      data-print="hide"
      className="border-b border-hairline text-xs text-muted"
    >
      <div className="page-column flex min-h-9 flex-wrap items-center gap-x-3 sm:gap-x-5 pointer-coarse:min-h-11">
        <a href={company.phone.href} className={contactLink}>
          <PhoneIcon className="size-3.5" />
          <span className="sr-only">{text.phone}: </span>
          <span className="tabular-nums">{company.phone.display}</span>
        </a>
        <a href={`mailto:${company.email}`} className={contactLink}>
          <MailIcon className="size-3.5" />
          <span className="sr-only lg:hidden">{text.email}</span>
          <span className="hidden lg:inline">{company.email}</span>
        </a>
        {/* On phones it moves below the rest, which fills the first line. */}
        <p className="inline-flex items-center gap-1.5 max-md:order-last max-md:w-full max-md:pb-1.5">
          <ClockIcon className="size-3.5" />
          <span className="sr-only">{text.hoursTitle}: </span>
          <span className="tabular-nums">{text.hours}</span>
        </p>
        {/* Plain: nothing is switched by it. */}
        <abbr title={text.languageName} className="text-muted no-underline">
          {text.languageBadge}
        </abbr>
        <div className="flex max-w-full min-w-fit flex-1 justify-end">
          <SessionSlot {...handle} />
        </div>
      </div>
    </section>
  );
}

const contactLink =
  "inline-flex min-h-6 min-w-6 items-center gap-1.5 hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11";
