import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { servicesText } from "#web/messages/services.ts";
import { DriveDetail } from "#web/ui/drawings/drive-drawing.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Section } from "#web/ui/section.tsx";
import { SlideImage } from "#web/ui/slide-image.tsx";

export function ServicesPage(): ReactNode {
  const text = useText(servicesText);
  const { title } = useText(pagesText).services;
  return (
    <>
      <PageHeader
        title={title}
        text={text.lead}
        drawing={<DriveDetail part="bearing" className="aspect-8/5 w-full" />}
      />
      <Section title={text.heading}>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {text.cards.map((card) => (
            <li
              key={card.title}
              className="row-span-3 grid grid-rows-subgrid gap-y-0 rounded-lg border border-hairline bg-raised p-5"
            >
              <h3 className="font-semibold">{card.title}</h3>
              <p className="mt-1 text-sm text-muted">{card.text}</p>
              <ul className="mt-4 grid content-start gap-1.5 border-t border-hairline pt-4 text-sm">
                {card.bullets.map((bullet) => (
                  <li
                    key={bullet}
                    className="relative ps-4 before:absolute before:start-0 before:top-[0.55em] before:size-1.5 before:rounded-full before:border before:border-steel-4"
                  >
                    {bullet}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={text.process.heading}>
        <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {text.process.steps.map((step, index) => (
            <li key={step.title} className="border-t-2 border-ink pt-3">
              <span aria-hidden="true" className="font-mono text-sm text-muted">
                {index + 1}
              </span>
              <h3 className="mt-1 font-semibold">{step.title}</h3>
              <p className="mt-1 text-sm text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-12 grid items-center gap-x-8 gap-y-6 overflow-hidden rounded-lg border border-hairline bg-raised md:grid-cols-2">
          <SlideImage
            name="06-spherical"
            alt=""
            sizes="(min-width: 64rem) 28rem, (min-width: 48rem) 45vw, 100vw"
            className="aspect-video w-full"
          />
          <div className="p-6 md:ps-0">
            <p className="max-w-prose text-lg">{text.start}</p>
            <LinkButton to="/contact" variant="primary" size="lg" className="mt-6">
              {text.contact}
            </LinkButton>
          </div>
        </div>
      </Section>
    </>
  );
}
