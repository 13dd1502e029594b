import type { ReactNode } from "react";
import type { Slide } from "#catalogue/media/slide.ts";
import { homeText } from "#web/messages/home.ts";
import { useText } from "#web/messages/language.tsx";
import { Section } from "#web/ui/section.tsx";
import { CatalogueLinks } from "./catalogue-links.tsx";
import { ComponentCards } from "./component-cards.tsx";
import { Hero } from "./hero.tsx";
import { LatestUpdates } from "./latest-updates.tsx";
import { Reasons } from "./reasons.tsx";

export type HomePageProps = {
  readonly slides: readonly Slide[];
  /** The contact section, which belongs to another feature. */
  readonly contact: ReactNode;
};

export function HomePage({ slides, contact }: HomePageProps): ReactNode {
  const text = useText(homeText);
  return (
    <>
      <Hero slides={slides} />
      <ComponentCards />
      <Reasons />
      <CatalogueLinks />
      <LatestUpdates />
      <Section id="contact" title={text.contact.heading} text={text.contact.text}>
        {contact}
      </Section>
    </>
  );
}
