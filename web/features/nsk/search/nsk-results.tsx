import { type ReactNode, useState } from "react";
import type { ResultCategory, ResultFamily } from "#catalogue/search/group-results.ts";
import { useText } from "#web/messages/language.tsx";
import { nskCatalogueText } from "#web/messages/nsk-catalogue.ts";
import { searchText } from "#web/messages/search.ts";
import { describeHit } from "#web/search/describe-hit.ts";
import { Button } from "#web/ui/button.tsx";
import { PartCard } from "#web/ui/part-card.tsx";

// With at least this many results, show an overview: a few per family, the rest on request.
const overviewFrom = 49;
const inOverview = 6;

/** Results by category and family, each with its count. */
export function NskResults({ groups }: { readonly groups: readonly ResultCategory[] }): ReactNode {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const isOverview = groups.reduce((sum, { count }) => sum + count, 0) >= overviewFrom;
  return groups.map(({ title, count, families }) => (
    <section key={title} className="mt-6">
      <h3 className="flex items-baseline justify-between gap-4 border-b border-line pb-2 text-lg font-semibold">
        {title}
        <Count value={count} />
      </h3>
      {families.map((family) => (
        <FamilyResults
          key={family.slug}
          family={family}
          shown={isOverview && !opened.includes(family.slug) ? inOverview : family.records.length}
          onShowAll={() => setOpened([...opened, family.slug])}
        />
      ))}
    </section>
  ));
}

type FamilyResultsProps = {
  readonly family: ResultFamily;
  readonly shown: number;
  readonly onShowAll: () => void;
};

function FamilyResults({ family, shown, onShowAll }: FamilyResultsProps): ReactNode {
  const text = useText(nskCatalogueText).search;
  const reasons = useText(searchText);
  const { title, records } = family;
  return (
    <section className="grid grid-cols-1 gap-x-8 gap-y-4 pt-5 pb-6 not-last:border-b not-last:border-hairline lg:grid-cols-12">
      <h4 className="flex items-baseline justify-between gap-4 font-semibold lg:col-span-3 lg:flex-col lg:justify-start lg:gap-1">
        {title}
        <Count value={records.length} />
      </h4>
      <div className="min-w-0 lg:col-span-9">
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {records.slice(0, shown).map((record) => (
            <PartCard
              key={`${record.code} ${record.href}`}
              record={record}
              {...(record.hit && { reason: describeHit(reasons, record.hit) })}
            />
          ))}
        </ul>
        {shown < records.length && (
          <Button size="sm" variant="quiet" onClick={onShowAll} className="mt-3">
            {text.showAll(records.length)}
            <span className="sr-only">{text.of(title)}</span>
          </Button>
        )}
      </div>
    </section>
  );
}

function Count({ value }: { readonly value: number }): ReactNode {
  const text = useText(nskCatalogueText).search;
  return (
    <span className="text-sm font-normal whitespace-nowrap text-muted">{text.found(value)}</span>
  );
}
