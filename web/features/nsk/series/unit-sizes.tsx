import type { ReactNode } from "react";
import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import { groupThousands, writeKn } from "#catalogue/format.ts";
import { useText } from "#web/messages/language.tsx";
import { partOffersText } from "#web/messages/part-offers.ts";
import { productDetailText } from "#web/messages/product-detail.ts";
import type { RenderOffer } from "#web/search/offered-row.ts";
import { figureColumn } from "#web/ui/figure-column.tsx";
import { offerColumn } from "#web/ui/offer-column.tsx";
import { SizeLink } from "#web/ui/size-link.tsx";
import { Table, type TableColumn, wideTable } from "#web/ui/table.tsx";

export type UnitSizesProps = {
  readonly caption: string;
  readonly units: readonly HousedUnit[];
  /** The letters of the housings' dimensions and what they measure. */
  readonly legend: Readonly<Record<string, string>>;
  readonly renderOffer: RenderOffer;
};

/** Units with shaft, ratings and speed; below, their housings with a row per dimension. */
export function UnitSizes({ caption, units, legend, renderOffer }: UnitSizesProps): ReactNode {
  const { sizes: text } = useText(productDetailText);
  const offers = useText(partOffersText);
  return (
    <>
      <div className={wideTable}>
        <Table
          caption={caption}
          columns={[...unitColumns(units, text), offerColumn(offers.row.heading, renderOffer)]}
          rows={units}
          rowKey={({ code }) => code}
          rowId={({ code }) => code}
          dense
        />
      </div>
      <h3 className="mt-10 mb-3 font-semibold">{text.housing.heading}</h3>
      <HousingTable caption={text.housing.caption(caption)} units={units} legend={legend} />
    </>
  );
}

type Words = (typeof productDetailText.en)["sizes"];

function unitColumns(
  units: readonly HousedUnit[],
  text: Words,
): readonly TableColumn<HousedUnit>[] {
  const { mm, kn, rpm, kg } = text.units;
  const bolt: TableColumn<HousedUnit> = {
    key: "bolt",
    header: text.bolt,
    numeric: true,
    renderCell: (unit) => <span className="font-mono">{unit.bolt}</span>,
  };
  return [
    {
      key: "code",
      header: text.code,
      rowHeader: true,
      renderCell: ({ code }) => <SizeLink code={code} />,
    },
    figureColumn("bore", `${text.shaft}, ${mm}`, units, ({ boreMm }) => String(boreMm)),
    // A take-up unit has an adjusting screw with its own size.
    ...(units.every((unit) => unit.bolt !== undefined) ? [bolt] : []),
    figureColumn("dynamic", `${text.dynamic}, ${kn}`, units, (unit) => writeKn(unit.dynamicLoadKn)),
    figureColumn("static", `${text.static}, ${kn}`, units, (unit) => writeKn(unit.staticLoadKn)),
    figureColumn("speed", `${text.speed}, ${rpm}`, units, (unit) => groupThousands(unit.speedRpm)),
    figureColumn("mass", `${text.mass}, ${kg}`, units, ({ massKg }) => String(massKg)),
  ];
}

type HousingDimension = {
  readonly letter: string;
  readonly meaning: string;
};

function HousingTable({ caption, units, legend }: Omit<UnitSizesProps, "renderOffer">): ReactNode {
  const { sizes: text } = useText(productDetailText);
  const dimensions = Object.entries(legend).map(([letter, meaning]) => ({ letter, meaning }));
  const columns: readonly TableColumn<HousingDimension>[] = [
    { key: "letter", header: text.housing.dimension, rowHeader: true, renderCell: renderName },
    ...units.map(({ code, housingMm }) =>
      figureColumn<HousingDimension>(code, code, dimensions, ({ letter }) =>
        String(housingMm[letter] ?? text.none),
      ),
    ),
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={dimensions}
      rowKey={({ letter }) => letter}
      dense
    />
  );
}

function renderName({ letter, meaning }: HousingDimension): ReactNode {
  return (
    <>
      <span className="inline-block w-8 text-start font-mono">{letter}</span>
      <span className="text-muted">{meaning}</span>
    </>
  );
}
