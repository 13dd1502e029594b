import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { companyText } from "#web/messages/company.ts";
import { pagesText } from "#web/messages/pages.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Section } from "#web/ui/section.tsx";
import { ContactDetails } from "./contact-details.tsx";

export function ContactPage(): ReactNode {
  const { contactPage } = useText(companyText);
  const { title } = useText(pagesText).contact;
  return (
    <>
      <PageHeader title={title} text={contactPage.lead} />
      <Section title={contactPage.heading}>
        <ContactDetails />
      </Section>
    </>
  );
}
