import type { ReactNode } from "react";
import { homeText } from "#web/messages/home.ts";
import { useText } from "#web/messages/language.tsx";
import { Section } from "#web/ui/section.tsx";

export function Reasons(): ReactNode {
  const { reasons } = useText(homeText);
  return (
    <Section title={reasons.heading}>
      <ul className="grid gap-px overflow-hidden rounded-lg border border-hairline bg-hairline sm:grid-cols-2">
        {reasons.cards.map((card) => (
          <li key={card.title} className="bg-raised p-5">
            <h3 className="font-semibold">{card.title}</h3>
            <p className="mt-1 max-w-prose text-sm text-muted">{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
