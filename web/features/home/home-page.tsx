import type { ReactNode } from "react";
import { homeText } from "#web/messages/home.ts";
import { useText } from "#web/messages/language.tsx";
import { Section } from "#web/ui/section.tsx";
import { CatalogueLinks } from "./catalogue-links.tsx";
import { ComponentCards } from "./component-cards.tsx";
import { Hero, type HeroProps } from "./hero.tsx";
import { LatestUpdates } from "./latest-updates.tsx";
import { Reasons } from "./reasons.tsx";

export type HomePageProps = {
  /** The contact section, which belongs to another feature. */
  readonly contact: ReactNode;
} & HeroProps;

export function HomePage({ contact, ...hero }: HomePageProps): ReactNode {
  const text = useText(homeText);
  return (
    <>
      <Hero {...hero} />
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
