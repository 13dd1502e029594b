import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { companyText } from "#web/messages/company.ts";
import { pagesText } from "#web/messages/pages.ts";
import { DriveDetail } from "#web/ui/drawings/drive-drawing.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Section } from "#web/ui/section.tsx";

export function AboutPage(): ReactNode {
  const { about } = useText(companyText);
  const { title } = useText(pagesText).about;
  return (
    <>
      <PageHeader
        title={title}
        text={about.lead}
        drawing={<DriveDetail part="assembly" className="aspect-8/5 w-full" />}
      />
      <Section title={about.story.heading}>
        <div className="max-w-prose space-y-4">
          {about.story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section title={about.values.heading}>
        <ul className="grid gap-8 sm:grid-cols-2">
          {about.values.cards.map((card) => (
            <li key={card.title} className="border-s-2 border-steel-2 ps-4">
              <h3 className="font-semibold">{card.title}</h3>
              <p className="mt-1 max-w-prose text-sm text-muted">{card.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={about.mission.heading}>
        <p className="max-w-prose text-lg">{about.mission.text}</p>
      </Section>
    </>
  );
}
