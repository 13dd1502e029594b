import type { ReactNode } from "react";
import type { Slide } from "#catalogue/media/slide.ts";
import { homeText } from "#web/messages/home.ts";
import { useText } from "#web/messages/language.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { scrollBehavior } from "#web/ui/scroll-behavior.ts";
import { HeroSlideshow } from "./hero-slideshow.tsx";
import { PartSearch, type PartSearchProps } from "./part-search.tsx";

export type HeroProps = {
  readonly slides: readonly Slide[];
} & PartSearchProps;

/** The first screen: what the company is, how to reach it, and eleven slides. */
export function Hero({ slides, SearchPanel }: HeroProps): ReactNode {
  const { hero } = useText(homeText);
  return (
    <div className="@container">
      <div className="-mb-px grid min-h-[calc(100svh-8.5rem)] grid-cols-1 grid-rows-[1fr_auto] border-b border-hairline lg:grid-cols-[minmax(0,11fr)_minmax(0,13fr)] lg:grid-rows-1">
        <div className="flex flex-col justify-center px-[clamp(1rem,4cqw,2rem)] py-8 lg:py-12 lg:ps-[max(2rem,calc(50cqw-38rem))]">
          <p className="kicker">{hero.kicker}</p>
          <h1 className="mt-4 text-2xl font-semibold tracking-tight">{hero.heading}</h1>
          <p className="mt-5 max-w-prose text-muted md:text-lg">{hero.text}</p>
          <PartSearch SearchPanel={SearchPanel} />
          <div className="mt-4 flex flex-wrap gap-3">
            <LinkButton
              to="/"
              hash="contact"
              hashScrollIntoView={{ behavior: scrollBehavior() }}
              size="lg"
            >
              {hero.contact}
            </LinkButton>
            <LinkButton to="/shop" size="lg">
              {hero.shop}
            </LinkButton>
          </div>
        </div>
        <HeroSlideshow
          slides={slides}
          className="self-end border-t border-hairline lg:self-center lg:border-s lg:border-b"
        />
      </div>
    </div>
  );
}
