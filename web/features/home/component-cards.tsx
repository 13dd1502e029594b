import { Link } from "@tanstack/react-router";
import type { LinkProps } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { homeText } from "#web/messages/home.ts";
import { Section } from "#web/ui/section.tsx";
import { driveHalfId } from "./drive-drawing.tsx";

/** Each family with its detail of the hero's drawing: left, top, width and height of the cut. */
const families: readonly {
  readonly key: "belts" | "bearings" | "seals";
  readonly detail: string;
  readonly link: LinkProps;
}[] = [
  { key: "belts", detail: "56 100 168 105", link: { to: "/products/belts" } },
  { key: "bearings", detail: "271 165 168 105", link: { to: "/products/bearing" } },
  { key: "seals", detail: "224 210 96 60", link: { to: "/shop", search: { category: "Seals" } } },
];

export function ComponentCards(): ReactNode {
  const { components } = useText(homeText);
  return (
    <Section title={components.heading} text={components.text}>
      <ul className="grid gap-4 sm:grid-cols-3">
        {families.map(({ key, detail, link }) => (
          <li
            key={key}
            className="group relative flex flex-col overflow-hidden rounded-lg border border-hairline bg-raised transition-colors hover:border-steel-4"
          >
            <svg
              viewBox={detail}
              aria-hidden="true"
              fill="none"
              strokeLinejoin="round"
              className="aspect-8/5 w-full border-b border-hairline bg-paper"
            >
              <use href={`#${driveHalfId}`} />
            </svg>
            <div className="flex flex-1 flex-col p-4">
              <h3 className="font-semibold">{components[key].title}</h3>
              <p className="mt-1 flex-1 text-sm text-muted">{components[key].text}</p>
              <Link
                className="mt-3 inline-flex items-center gap-1.5 text-sm font-medium after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
                {...link}
              >
                {components[key].link}
                <ArrowRight
                  aria-hidden="true"
                  className="size-4 transition-transform group-hover:translate-x-0.5"
                />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
