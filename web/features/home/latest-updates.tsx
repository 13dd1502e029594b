import type { ReactNode } from "react";
import { homeText } from "#web/messages/home.ts";
import { useText } from "#web/messages/language.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Section } from "#web/ui/section.tsx";

export function LatestUpdates(): ReactNode {
  const { updates } = useText(homeText);
  return (
    <Section title={updates.heading}>
      <ul className="grid gap-4 sm:grid-cols-3">
        {updates.cards.map((card) => (
          <li key={card.title} className="rounded-lg border border-hairline bg-raised p-4">
            <Badge tone={card.tone}>{card.status}</Badge>
            <h3 className="mt-3 font-semibold">{card.title}</h3>
            <p className="mt-1 text-sm text-muted">{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
