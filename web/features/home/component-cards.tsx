import { Link } from "@tanstack/react-router";
import type { LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { homeText } from "#web/messages/home.ts";
import { DriveDetail } from "#web/ui/drawings/drive-drawing.tsx";
import { ArrowRightIcon } from "#web/ui/icons.tsx";
import { Section } from "#web/ui/section.tsx";
import { DriveFigure } from "./drive-figure.tsx";

/** Each family with its detail of the drawing above the cards. */
const families: readonly {
  readonly key: "belts" | "bearings" | "seals";
  readonly detail: "belts" | "bearing" | "seal";
  readonly link: LinkProps;
}[] = [
  { key: "belts", detail: "belts", link: { to: "/products/belts" } },
  { key: "bearings", detail: "bearing", link: { to: "/products/bearing" } },
  { key: "seals", detail: "seal", link: { to: "/shop", search: { category: "Seals" } } },
];

export function ComponentCards(): ReactNode {
  const { components } = useText(homeText);
  return (
    <Section title={components.heading} text={components.text}>
      <DriveFigure />
      <ul className="mt-10 grid gap-4 sm:grid-cols-3">
        {families.map(({ key, detail, link }) => (
          <li
            key={key}
            className="group relative flex flex-col overflow-hidden rounded-lg border border-hairline bg-raised transition-colors hover:border-steel-4"
          >
            <DriveDetail
              part={detail}
              className="aspect-8/5 w-full border-b border-hairline bg-paper"
            />
            <div className="flex flex-1 flex-col p-4">
              <h3 className="font-semibold">{components[key].title}</h3>
              <p className="mt-1 flex-1 text-sm text-muted">{components[key].text}</p>
              <Link
                className="mt-3 inline-flex items-center gap-1.5 text-sm font-medium after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
                {...link}
              >
                {components[key].link}
                <ArrowRightIcon className="size-4 transition-transform group-hover:translate-x-0.5" />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
