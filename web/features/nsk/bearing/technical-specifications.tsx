import type { ReactNode } from "react";
import { nameRatingSource } from "#catalogue/bearings/rating-source.ts";
import type { BearingDetail } from "#catalogue/nsk/bearing-detail.ts";
import { bearingSectionsText } from "#web/messages/bearing-sections.ts";
import { useText } from "#web/messages/language.tsx";
import { type Fact, FactList } from "#web/ui/fact-list.tsx";
import { Section } from "#web/ui/section.tsx";
import { dimensionFacts, factorFacts, ratingFacts } from "./technical-facts.ts";

/** Every figure of a bearing, and the source of its ratings. */
export function TechnicalSpecifications({ detail }: { readonly detail: BearingDetail }): ReactNode {
  const text = useText(bearingSectionsText);
  const label = text.specifications;
  const factors = factorFacts(detail, label);
  return (
    <Section title={label.heading}>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 print:grid-cols-2 print:gap-y-4">
        <Group title={label.ratings} facts={ratingFacts(detail, label)} />
        <div className="flex flex-col gap-8 print:gap-4">
          <Group title={label.dimensions} facts={dimensionFacts(detail, label)} />
          {factors.length > 0 && <Group title={label.factors} facts={factors} />}
        </div>
      </div>
      <RatingSource detail={detail} />
    </Section>
  );
}

function Group({
  title,
  facts,
}: {
  readonly title: string;
  readonly facts: readonly Fact[];
}): ReactNode {
  return (
    <section>
      <h3 className="border-b border-line pb-2 font-semibold">{title}</h3>
      <FactList facts={facts} />
    </section>
  );
}

function RatingSource({ detail }: { readonly detail: BearingDetail }): ReactNode {
  const { source } = useText(bearingSectionsText);
  return (
    <div className="mt-6 grid max-w-prose gap-1 text-xs text-muted print:mt-3">
      <p>{source(nameRatingSource(detail.bearing.ratings))}</p>
      {detail.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
