import type { ReactNode } from "react";
import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import { unitLegend } from "#catalogue/bearings/unit-legend.data.ts";
import { groupThousands } from "#catalogue/format.ts";
import { useText } from "#web/lib/language.tsx";
import { productDetailText } from "#web/messages/product-detail.ts";
import { Table } from "#web/ui/table.tsx";
import type { TableColumn } from "#web/ui/table.tsx";

export interface UnitSizesProps {
  readonly caption: string;
  readonly units: readonly HousedUnit[];
}

/** Units with the dimensions of their housings, and what each letter stands for. */
export function UnitSizes({ caption, units }: UnitSizesProps): ReactNode {
  const { sizes: text } = useText(productDetailText);
  const series = units[0]?.series;
  if (!series) return null;
  const { mm, kn, rpm, kg } = text.units;
  const letters = Object.keys(unitLegend[series]);
  const columns: readonly TableColumn<HousedUnit>[] = [
    {
      key: "code",
      header: text.code,
      rowHeader: true,
      renderCell: ({ code }) => <span className="font-mono">{code}</span>,
    },
    figure("bore", text.bore, ({ boreMm }) => String(boreMm)),
    ...letters.map((letter) =>
      figure(letter, letter, ({ housingMm }) => String(housingMm[letter] ?? text.none)),
    ),
    figure("bolt", text.bolt, ({ bolt }) => bolt ?? text.none),
    figure("dynamic", `${text.dynamic}, ${kn}`, (unit) => String(unit.dynamicLoadKn)),
    figure("static", `${text.static}, ${kn}`, (unit) => String(unit.staticLoadKn)),
    figure("speed", `${text.speed}, ${rpm}`, ({ speedRpm }) => groupThousands(speedRpm)),
    figure("mass", `${text.mass}, ${kg}`, ({ massKg }) => String(massKg)),
  ];
  return (
    <>
      <Table
        caption={caption}
        columns={columns}
        rows={units}
        rowKey={({ code }) => code}
        rowId={({ code }) => code}
        className="text-xs"
      />
      <h3 className="mt-8 text-sm font-semibold">
        {text.legend} ({mm})
      </h3>
      <dl className="mt-3 grid gap-x-8 text-sm sm:grid-cols-2">
        {letters.map((letter) => (
          <div key={letter} className="flex gap-4 border-t border-hairline py-1.5">
            <dt className="w-8 font-mono">{letter}</dt>
            <dd className="text-muted">{unitLegend[series][letter]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function figure(
  key: string,
  header: string,
  read: (unit: HousedUnit) => string,
): TableColumn<HousedUnit> {
  return {
    key,
    header,
    numeric: true,
    renderCell: (unit) => <span className="font-mono">{read(unit)}</span>,
  };
}
