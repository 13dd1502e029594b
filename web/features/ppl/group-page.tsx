import { clsx } from "clsx";
import { type ReactNode, useState } from "react";
import { getBearingImage } from "#catalogue/drawing/media-path.ts";
import type { PplGroupView, PplSeriesView } from "#catalogue/ppl/ppl-page.ts";
import { useText } from "#web/messages/language.tsx";
import { pplText } from "#web/messages/ppl.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { HeaderImage } from "#web/ui/header-image.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { QuoteButton } from "#web/ui/quote-button.tsx";
import { ResponsiveImage } from "#web/ui/responsive-image.tsx";
import { Section } from "#web/ui/section.tsx";
import { SeriesDialog } from "./series-dialog.tsx";
import { sheetWithModels } from "./series-sheet.ts";

/** Without a dialog, its tables show the same data: docs/product/catalogue.md#ppl-series-cards-open */
const groupWithoutDialog = "cylindrical-roller-bearings";
const codesOnCard = 4;

type PplGroupPageProps = {
  readonly group: PplGroupView;
  /** Every size. */
  readonly sizes: ReactNode;
};

/** A group of PPL's range: a card per series, every size in tables, and a contact. */
export function PplGroupPage({ group, sizes }: PplGroupPageProps): ReactNode {
  const text = useText(pplText);
  const [chosen, setChosen] = useState<PplSeriesView>();
  const hasDialog = group.slug !== groupWithoutDialog;
  return (
    <>
      <PageHeader
        title={text.group.title(group.title)}
        text={group.description}
        navigation={<BackLink to="/products/bearing/ppl">{text.group.back}</BackLink>}
        drawing={group.image && <HeaderImage name={group.image} />}
      />
      <Section title={text.group.heading}>
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {group.series.map((series) => (
            <SeriesCard
              key={series.slug}
              series={series}
              {...(hasDialog && { onOpen: () => setChosen(series) })}
            />
          ))}
        </ul>
      </Section>
      {sizes}
      <Section title={text.support.heading}>
        <p className="max-w-prose text-muted">{text.support.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton to="/contact" variant="primary" size="lg">
            {text.support.contact}
          </LinkButton>
          <QuoteButton part={text.group.title(group.title)} size="lg" />
        </div>
      </Section>
      <SeriesDialog
        series={chosen}
        describe={(series) => sheetWithModels(series, text)}
        onClose={() => setChosen(undefined)}
      />
    </>
  );
}

function SeriesCard({
  series,
  onOpen,
}: {
  readonly series: PplSeriesView;
  readonly onOpen?: () => void;
}): ReactNode {
  const text = useText(pplText);
  const { load, models } = series;
  return (
    <li
      className={clsx(
        "relative flex flex-col rounded-lg border border-hairline bg-raised p-5",
        onOpen && "transition-colors hover:border-steel-4",
      )}
    >
      <ResponsiveImage
        src={getBearingImage(series.typical)}
        alt=""
        width={200}
        height={150}
        className="mx-auto w-40 max-w-full"
      />
      <h3 className="mt-4 text-lg font-semibold">{series.title}</h3>
      <p className="mt-2">
        <Badge className="whitespace-normal!">{load}</Badge>
      </p>
      <p className="mt-3 text-sm text-muted">{series.description}</p>
      <p className="mt-2 flex-1 text-sm">{series.applications}</p>
      <p className="mt-4 flex flex-wrap gap-x-3 gap-y-1 border-t border-hairline pt-3 font-mono text-sm tabular-nums">
        {models.slice(0, codesOnCard).map((code) => (
          <span key={code}>{code}</span>
        ))}
        {models.length > codesOnCard && (
          <a
            href={`#${series.slug}`}
            className="relative z-1 -my-0.5 py-0.5 text-muted text-link pointer-coarse:-my-3 pointer-coarse:py-3"
          >
            {text.more(models.length - codesOnCard)}
          </a>
        )}
      </p>
      {onOpen && (
        <button
          type="button"
          onClick={onOpen}
          className="mt-3 self-start text-sm font-medium covers-card"
        >
          {text.details}
          <span className="sr-only">{text.detailsOf(series.name)}</span>
        </button>
      )}
    </li>
  );
}
