import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { PplGroupView, PplSeriesView } from "#catalogue/ppl/ppl-page.ts";
import { company } from "#domain/company.ts";
import { useText } from "#web/messages/language.tsx";
import { pplText } from "#web/messages/ppl.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { BrandCover, type CoverContent } from "#web/ui/brand-layout-cover.tsx";
import { Button } from "#web/ui/button.tsx";
import { ExternalFrame } from "#web/ui/external-frame.tsx";
import { ArrowRightIcon } from "#web/ui/icons.tsx";
import { ImageCard, cardImageSizes } from "#web/ui/image-card.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PartImage } from "#web/ui/part-image.tsx";
import { Section } from "#web/ui/section.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { SeriesDialog } from "./series-dialog.tsx";
import { toSpecSheet } from "./series-sheet.ts";

export type PplBrandPageProps = {
  readonly groups: readonly PplGroupView[];
};

/** PPL's range: links to each group's page, the series by group, and the maker's catalogue. */
export function PplBrandPage({ groups }: PplBrandPageProps): ReactNode {
  const text = useText(pplText);
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.lead}
        navigation={<BackLink to="/products/bearing">{text.back}</BackLink>}
      />
      <Section title={text.groups.heading} text={text.groups.text}>
        <ul className="grid gap-4 sm:grid-cols-2">
          {groups.map((group) => (
            <GroupCard key={group.slug} group={group} />
          ))}
        </ul>
      </Section>
      <SeriesSection groups={groups} />
      <Section title={text.catalogue.heading} text={text.catalogue.text}>
        <ExternalFrame
          src={company.flipbooks.ppl}
          title={text.catalogue.frame}
          linkLabel={text.catalogue.open}
          frameClassName="h-200"
        >
          <BrandCover brand={getCover(groups)} />
        </ExternalFrame>
      </Section>
      <Section title={text.advantages.heading}>
        <ul className="grid gap-8 sm:grid-cols-3">
          {text.advantages.items.map((item) => (
            <li key={item.title} className="border-t-2 border-ink pt-3">
              <h3 className="font-semibold">{item.title}</h3>
              <p className="mt-1 text-sm text-muted">{item.text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** The groups that stand in for the maker's catalogue. */
function getCover(groups: readonly PplGroupView[]): CoverContent {
  return {
    name: "PPL",
    families: groups.map(({ slug, title, series }) => ({
      slug,
      title,
      products: series,
      link: { to: "/products/bearing/ppl/$group", params: { group: slug } },
    })),
  };
}

function SeriesSection({ groups }: PplBrandPageProps): ReactNode {
  const text = useText(pplText);
  const [group, setGroup] = useState(groups[0]?.slug ?? "");
  const [chosen, setChosen] = useState<PplSeriesView>();
  return (
    <Section title={text.series.heading} text={text.series.text}>
      <Tabs
        label={text.series.tabs}
        value={group}
        onValueChange={setGroup}
        keepMounted
        tabs={groups.map(({ slug, name, series }) => ({
          id: slug,
          label: name,
          content: <SeriesList series={series} onChoose={setChosen} />,
        }))}
      />
      <SeriesDialog
        series={chosen}
        describe={(series) => toSpecSheet(series, text)}
        onClose={() => setChosen(undefined)}
      />
    </Section>
  );
}

function SeriesList({
  series,
  onChoose,
}: {
  readonly series: readonly PplSeriesView[];
  readonly onChoose: (series: PplSeriesView) => void;
}): ReactNode {
  const text = useText(pplText);
  return (
    <ul className="divide-y divide-hairline border-b border-hairline">
      {series.map((one) => (
        <li
          key={one.slug}
          className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-3 py-4 first:pt-0 sm:grid-cols-[1fr_10.5rem_auto]"
        >
          <div className="max-sm:col-span-2">
            <h3 className="font-semibold">{one.fullName}</h3>
            <p className="mt-0.5 text-sm text-muted">{one.applications}</p>
          </div>
          <p className="font-mono text-sm tabular-nums">
            {one.sheet.specs}
            <span className="block font-sans text-muted">{one.load}</span>
          </p>
          <Button onClick={() => onChoose(one)}>
            {text.details}
            <span className="sr-only">{text.detailsOf(one.name)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function GroupCard({ group }: { readonly group: PplGroupView }): ReactNode {
  const text = useText(pplText);
  return (
    <ImageCard
      image={group.image && <PartImage name={group.image} alt="" sizes={cardImageSizes} />}
      head={
        <>
          <h3 className="text-lg font-semibold">{group.title}</h3>
          <p className="mt-1 text-sm text-muted">{group.description}</p>
        </>
      }
    >
      <p className="mt-auto font-mono text-sm">{group.series.map(({ name }) => name).join(", ")}</p>
      <Link
        to="/products/bearing/ppl/$group"
        params={{ group: group.slug }}
        className="mt-3 inline-flex items-center gap-1.5 text-sm font-medium covers-card"
      >
        {text.groups.view}
        <span className="sr-only">{text.groups.toView(group.title)}</span>
        <ArrowRightIcon className="size-4 transition-transform group-hover:translate-x-0.5" />
      </Link>
    </ImageCard>
  );
}
