import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { homeText } from "#web/messages/home.ts";
import { useText } from "#web/messages/language.tsx";
import { ArrowRightIcon } from "#web/ui/icons.tsx";
import { ImageCard, cardImageSizes } from "#web/ui/image-card.tsx";
import { PartImage } from "#web/ui/part-image.tsx";
import { Section } from "#web/ui/section.tsx";
import { DriveFigure } from "./drive-figure.tsx";

const families: readonly {
  readonly key: "belts" | "bearings" | "seals";
  readonly link: LinkProps;
}[] = [
  { key: "belts", link: { to: "/products/belts" } },
  { key: "bearings", link: { to: "/products/bearing" } },
  { key: "seals", link: { to: "/products/seals" } },
];

/** The three families: in one drawing, then each with an image and a link. */
export function ComponentCards(): ReactNode {
  const { components } = useText(homeText);
  return (
    <Section title={components.heading} text={components.text}>
      <DriveFigure />
      <ul className="mt-10 grid gap-4 sm:grid-cols-3">
        {families.map(({ key, link }) => (
          <ImageCard
            key={key}
            image={<PartImage name={key} alt="" sizes={cardImageSizes} />}
            head={
              <>
                <h3 className="font-semibold">{components[key].title}</h3>
                <p className="mt-1 text-sm text-muted">{components[key].text}</p>
              </>
            }
          >
            <Link
              className="covers-card mt-auto inline-flex items-center gap-1.5 text-sm font-medium"
              {...link}
            >
              {components[key].link}
              <ArrowRightIcon className="size-4 transition-transform group-hover:translate-x-0.5" />
            </Link>
          </ImageCard>
        ))}
      </ul>
    </Section>
  );
}
