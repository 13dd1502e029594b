import { clsx } from "clsx";
import { type ReactNode, useState, useEffect } from "react";
import type { Drawing } from "#catalogue/drawing/drawing.ts";
import type { ListItem } from "#catalogue/nsk/list-item.ts";
import type { ListPage } from "#catalogue/nsk/list-page.ts";
import { useText } from "#web/messages/language.tsx";
import { nskText } from "#web/messages/nsk.ts";
import { logError } from "#web/platform/log-error.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { LazySectionDrawing } from "#web/ui/drawings/lazy-section-drawing.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PageIndex } from "#web/ui/page-index.tsx";
import { Section } from "#web/ui/section.tsx";
import { SpecDialog } from "#web/ui/spec-dialog.tsx";
import { toNskSheet } from "./item-facts.ts";
import { ListCard } from "./list-card.tsx";

/** Three series of a family side by side, six sizes each. */
export function NskListPage({ page }: { readonly page: ListPage }): ReactNode {
  const text = useText(nskText);
  const [chosen, setChosen] = useState<ListItem>();
  return (
    <>
      <PageHeader
        title={text.list.title(page.title)}
        text={page.description}
        navigation={<BackLink to="/products/bearing/nsk">{text.list.back}</BackLink>}
      />
      <PageIndex
        label={text.list.index}
        entries={page.series.map(({ series, name }) => ({ id: toId(series), title: name }))}
      />
      {page.series.map((series) => (
        <Section
          key={series.series}
          id={toId(series.series)}
          title={series.name}
          text={series.description}
        >
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {series.items.map((item) => (
              <ListCard key={item.code} item={item} onOpen={() => setChosen(item)} />
            ))}
          </ul>
        </Section>
      ))}
      <div className="page-column">
        <div className="border-t border-hairline py-10">
          <LinkButton to="/products/nsk/$family" params={{ family: page.slug }} size="lg">
            {text.list.all(page.title)}
          </LinkButton>
        </div>
      </div>
      <ItemDialog item={chosen} features={page.features} onClose={() => setChosen(undefined)} />
    </>
  );
}

function toId(series: string): string {
  return `series-${series.toLowerCase()}`;
}

function ItemDialog({
  item,
  features,
  onClose,
}: {
  readonly item: ListItem | undefined;
  readonly features: readonly string[];
  readonly onClose: () => void;
}): ReactNode {
  const text = useText(nskText);
  const drawing = usePartDrawing(item?.code);
  return (
    <SpecDialog
      sheet={item && toNskSheet(item, features, text)}
      onClose={onClose}
      drawing={
        <div
          className={clsx(
            "rounded-lg border border-hairline bg-raised p-2",
            item?.kind === "unit" ? "aspect-4/3" : "aspect-square",
          )}
        >
          {drawing && <LazySectionDrawing drawing={drawing} className="size-full" />}
        </div>
      }
      actions={
        item && (
          <LinkButton to="/products/nsk/bearing/$code" params={{ code: item.code.toLowerCase() }}>
            {text.dialog.openPage}
          </LinkButton>
        )
      }
    />
  );
}

/** The drawing of a listed part, created on first use. */
function usePartDrawing(code: string | undefined): Drawing | undefined {
  const [made, setMade] = useState<{ readonly code: string; readonly drawing: Drawing }>();
  useEffect(() => {
    if (code === undefined) return;
    let isWanted = true;
    drawPart(code)
      .then((drawing) => isWanted && drawing && setMade({ code, drawing }))
      .catch((error: unknown) => logError(`The drawing of ${code} didn't load`, error));
    return () => {
      isWanted = false;
    };
  }, [code]);
  return made?.code === code ? made?.drawing : undefined;
}

async function drawPart(code: string): Promise<Drawing | undefined> {
  const [{ drawBearing }, { drawUnit }, { findBearing, findUnit }] = await Promise.all([
    import("#catalogue/drawing/draw-bearing.ts"),
    import("#catalogue/drawing/draw-unit.ts"),
    import("#catalogue/bearings/find-bearing.ts"),
  ]);
  const bearing = findBearing(code);
  if (bearing) return drawBearing(bearing);
  const unit = findUnit(code);
  return unit && drawUnit(unit);
}
