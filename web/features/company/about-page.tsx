import type { ReactNode } from "react";
import { aboutText } from "#web/messages/about.ts";
import { useText } from "#web/messages/language.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { DriveDetail } from "#web/ui/drawings/drive-drawing.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PartImage } from "#web/ui/part-image.tsx";
import { Section } from "#web/ui/section.tsx";
import { SlideImage } from "#web/ui/slide-image.tsx";

export function AboutPage(): ReactNode {
  const text = useText(aboutText);
  const { title } = useText(pagesText).about;
  return (
    <>
      <PageHeader
        title={title}
        text={text.lead}
        drawing={<DriveDetail part="assembly" className="aspect-8/5 w-full" />}
      />
      <Section title={text.story.heading}>
        <div className="grid items-start gap-8 md:grid-cols-[3fr_2fr]">
          <div className="max-w-prose space-y-4">
            {text.story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <PartImage
            name="pillow-block"
            alt=""
            sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 40vw, 100vw"
            className="rounded-lg border border-hairline"
          />
        </div>
      </Section>
      <Section title={text.values.heading}>
        <ul className="grid gap-px overflow-hidden rounded-lg border border-hairline bg-hairline sm:grid-cols-2">
          {text.values.cards.map((card) => (
            <li key={card.title} className="bg-raised p-5">
              <h3 className="font-semibold">{card.title}</h3>
              <p className="mt-1 max-w-prose text-sm text-muted">{card.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={text.mission.heading}>
        <p className="max-w-prose text-xl text-balance">{text.mission.text}</p>
        <SlideImage
          name="01-drive"
          alt=""
          sizes="(min-width: 80rem) 57rem, (min-width: 64rem) 72vw, 100vw"
          className="mt-8 aspect-21/9 w-full rounded-lg border border-hairline"
        />
      </Section>
    </>
  );
}
