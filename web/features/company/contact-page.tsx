import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { companyText } from "#web/messages/company.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Section } from "#web/ui/section.tsx";
import { ContactDetails } from "./contact-details.tsx";

export function ContactPage(): ReactNode {
  const { contactPage } = useText(companyText);
  return (
    <>
      <PageHeader title={contactPage.title} text={contactPage.lead} />
      <Section title={contactPage.heading}>
        <ContactDetails />
      </Section>
    </>
  );
}
