import type { ReactNode } from "react";
import { contactText } from "#web/messages/contact.ts";
import { useText } from "#web/messages/language.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Section } from "#web/ui/section.tsx";
import { ContactDetails } from "./contact-details.tsx";

export function ContactPage(): ReactNode {
  const { page } = useText(contactText);
  const { title } = useText(pagesText).contact;
  return (
    <>
      <PageHeader title={title} text={page.lead} />
      <Section title={page.heading}>
        <ContactDetails />
      </Section>
    </>
  );
}
