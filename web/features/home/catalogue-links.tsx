import type { ReactNode } from "react";
import { company } from "#domain/company.ts";
import { homeText } from "#web/messages/home.ts";
import { useText } from "#web/messages/language.tsx";
import { ExternalIcon } from "#web/ui/icons.tsx";
import { Section } from "#web/ui/section.tsx";

export function CatalogueLinks(): ReactNode {
  const { catalogues } = useText(homeText);
  return (
    <Section title={catalogues.heading} text={catalogues.text}>
      <ul className="grid gap-px overflow-hidden rounded-lg border border-hairline bg-hairline sm:grid-cols-2 lg:grid-cols-3">
        {company.catalogues.map((catalogue) => (
          <li key={catalogue.label} className="bg-raised last:col-span-full lg:last:col-span-2">
            <a
              href={catalogue.href}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-14 items-center justify-between gap-3 px-4 font-medium hover:bg-sunken focus-visible:-outline-offset-2"
            >
              <span>
                {catalogue.label}
                <span className="sr-only"> ({catalogues.newTab})</span>
              </span>
              <ExternalIcon className="size-4 text-steel-4" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
