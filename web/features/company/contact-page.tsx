import type { ReactNode } from "react";
import { contactText } from "#web/messages/contact.ts";
import { useText } from "#web/messages/language.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Section } from "#web/ui/section.tsx";
import { ContactDetails } from "./contact-details.tsx";

export function ContactPage(): ReactNode {
  const { page } = useText(contactText);
  const { title } = useText(pagesText).contact;
  return (
    <>
      <PageHeader title={title} text={page.lead} />
      <div className="page-column -mt-4 flex flex-wrap items-center gap-3 pb-12 lg:-mt-6">
        <LinkButton to="/quotes" size="lg">
          {page.photo}
        </LinkButton>
        <p className="text-sm text-muted">{page.photoText}</p>
      </div>
      <Section title={page.heading}>
        <ContactDetails />
      </Section>
    </>
  );
}
