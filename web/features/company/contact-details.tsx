import type { ReactNode } from "react";
import { company } from "#domain/company.ts";
import { contactText } from "#web/messages/contact.ts";
import { useText } from "#web/messages/language.tsx";
import { BreakableEmail } from "#web/ui/breakable-email.tsx";
import { ChatLinks } from "#web/ui/chat-links.tsx";
import { ExternalFrame } from "#web/ui/external-frame.tsx";
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from "#web/ui/icons.tsx";
import { LocationMap } from "./location-map.tsx";

/** The company's address and contact details, on the home page and /contact. */
export function ContactDetails(): ReactNode {
  const { details: text } = useText(contactText);
  const { address } = company;
  return (
    <div className="grid gap-6 md:grid-cols-5">
      <div className="grid gap-px overflow-hidden rounded-lg border border-hairline bg-hairline not-italic md:col-span-2">
        <Entry icon={<PinIcon />} title={text.location}>
          <span lang="sq">{address.street}</span>
          <br />
          {address.postalCode} {address.city}
          <br />
          {address.country}
        </Entry>
        <Entry icon={<MailIcon />} title={text.email}>
          <a href={`mailto:${company.email}`} className={link}>
            <BreakableEmail email={company.email} />
          </a>
        </Entry>
        <Entry icon={<PhoneIcon />} title={text.phone}>
          <a href={company.phone.href} className={link}>
            {company.phone.display}
          </a>
          <ChatLinks />
        </Entry>
        <Entry icon={<ClockIcon />} title={text.hours}>
          {text.open}
          <br />
          {text.closed}
        </Entry>
      </div>
      <ExternalFrame
        className="md:col-span-3"
        frameClassName="h-72 md:h-full md:min-h-80"
        src={company.map.frameUrl}
        title={text.mapTitle}
        linkHref={company.map.linkUrl}
        linkLabel={text.mapLink}
        blockedText={text.mapBlocked}
      >
        <LocationMap label={text.mapSketch} />
      </ExternalFrame>
    </div>
  );
}

function Entry({
  icon,
  title,
  children,
}: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="flex gap-3 bg-raised px-4 py-3.5 text-sm">
      <span aria-hidden="true" className="mt-0.5 text-steel-4 [&_svg]:size-4">
        {icon}
      </span>
      <div>
        <h3 className="font-semibold">{title}</h3>
        <div className="text-muted tabular-nums">{children}</div>
      </div>
    </div>
  );
}

const link = "inline-flex min-h-6 items-center text-link pointer-coarse:min-h-11";
