import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { scrollBehavior } from "#web/lib/scroll-behavior.ts";
import { homeText } from "#web/messages/home.ts";
import { DriveDrawing } from "#web/ui/drawings/drive-drawing.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { driveParts } from "./drive-parts.ts";

/** The first screen: what the company is, the way to reach it, and its trade in one drawing. */
export function Hero(): ReactNode {
  const { hero } = useText(homeText);
  return (
    <div className="page-column grid items-center gap-x-8 gap-y-10 py-10 lg:min-h-[calc(100svh-8.5rem)] lg:grid-cols-12 lg:py-12">
      <div className="lg:col-span-5">
        <p className="kicker">{hero.kicker}</p>
        <h1 className="mt-4 text-2xl font-semibold tracking-tight">{hero.heading}</h1>
        <p className="mt-5 max-w-prose text-muted md:text-lg">{hero.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton
            to="/"
            hash="contact"
            hashScrollIntoView={{ behavior: scrollBehavior() }}
            variant="primary"
            size="lg"
          >
            {hero.contact}
          </LinkButton>
          <LinkButton to="/shop" size="lg">
            {hero.shop}
          </LinkButton>
        </div>
      </div>
      <figure className="min-w-0 lg:col-span-7">
        <DriveDrawing label={hero.drawingLabel} />
        <PartsList />
      </figure>
    </div>
  );
}

function PartsList(): ReactNode {
  const { hero } = useText(homeText);
  return (
    <figcaption>
      <table className="w-full border-collapse border border-hairline text-xs text-muted">
        <caption className="sr-only">{hero.partsCaption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{hero.columns.item}</th>
            <th scope="col">{hero.columns.part}</th>
            <th scope="col" className="hidden sm:table-cell">
              {hero.columns.code}
            </th>
            <th scope="col">{hero.columns.size}</th>
          </tr>
        </thead>
        <tbody>
          {driveParts.map((part, index) => (
            <tr key={part.code} className="border-t border-hairline *:px-3 *:py-1.5">
              <td className="w-9 border-e border-hairline text-center font-mono">{index + 1}</td>
              <td>{part.name}</td>
              <td className="hidden border-s border-hairline font-mono sm:table-cell">
                {part.code}
              </td>
              <td className="border-s border-hairline text-end font-mono">{part.size}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figcaption>
  );
}
