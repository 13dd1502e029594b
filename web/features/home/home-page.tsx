import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { homeText } from "#web/messages/home.ts";
import { Section } from "#web/ui/section.tsx";
import { CatalogueLinks } from "./catalogue-links.tsx";
import { ComponentCards } from "./component-cards.tsx";
import { Hero } from "./hero.tsx";
import { LatestUpdates } from "./latest-updates.tsx";
import { Reasons } from "./reasons.tsx";

/** The home page; how to reach the company is another feature's and comes from the route. */
export function HomePage({ contact }: { readonly contact: ReactNode }): ReactNode {
  const text = useText(homeText);
  return (
    <>
      <Hero />
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
