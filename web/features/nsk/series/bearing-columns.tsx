import type { ReactNode } from "react";
import type { LimitingSpeeds } from "#catalogue/bearings/limiting-speeds.ts";
import { groupThousands, writeKg, writeKn } from "#catalogue/format.ts";
import type { BearingSize, SeriesPage } from "#catalogue/nsk/product-page.ts";
import type { productDetailText } from "#web/messages/product-detail.ts";
import { figureColumn } from "#web/ui/figure-column.tsx";
import { SizeLink } from "#web/ui/size-link.tsx";
import type { TableColumn } from "#web/ui/table.tsx";

type Words = (typeof productDetailText.en)["sizes"];

/** Columns of a table of bearings; the width is T, B or H, depending on the series. */
export function bearingColumns(
  series: SeriesPage,
  text: Words,
  offers: readonly TableColumn<BearingSize>[] = [],
): readonly TableColumn<BearingSize>[] {
  const { mm, kn, kg } = text.units;
  const figure = (
    key: string,
    header: string,
    read: (size: BearingSize) => string,
  ): TableColumn<BearingSize> => figureColumn(key, header, series.bearings, read);
  return [
    { key: "code", header: text.code, rowHeader: true, renderCell: renderCode },
    figure("bore", `${text.bore}, ${mm}`, ({ boreMm }) => String(boreMm)),
    figure("outside", `${text.outside}, ${mm}`, (size) => String(size.outsideDiameterMm)),
    figure("width", `${widthName(series, text)}, ${mm}`, ({ widthMm }) => String(widthMm)),
    figure("dynamic", `${text.dynamic}, ${kn}`, (size) => writeKn(size.dynamicLoadKn)),
    figure("static", `${text.static}, ${kn}`, (size) => writeKn(size.staticLoadKn)),
    ...speedColumns(series.bearings, text, ({ speeds }) => speeds.standard),
    figure("mass", `${text.mass}, ${kg}`, ({ massKg }) => writeKg(massKg)),
    ...offers,
  ];
}

/** Columns of the speeds with a machined cage, for series whose listed cage is another. */
export function machinedCageColumns(
  sizes: readonly BearingSize[],
  text: Words,
): readonly TableColumn<BearingSize>[] {
  return [
    { key: "code", header: text.code, rowHeader: true, renderCell: renderCode },
    ...speedColumns(sizes, text, ({ speeds }) => speeds.machined),
  ];
}

function speedColumns(
  sizes: readonly BearingSize[],
  text: Words,
  read: (size: BearingSize) => LimitingSpeeds | undefined,
): readonly TableColumn<BearingSize>[] {
  const column = (
    key: string,
    header: string,
    rpmOf: (speeds: LimitingSpeeds) => number,
  ): TableColumn<BearingSize> =>
    figureColumn(key, `${header}, ${text.units.rpm}`, sizes, (size) => {
      const speeds = read(size);
      return speeds ? groupThousands(rpmOf(speeds)) : text.none;
    });
  return [
    column("grease", text.grease, ({ greaseRpm }) => greaseRpm),
    column("oil", text.oil, ({ oilRpm }) => oilRpm),
  ];
}

function renderCode({ code }: BearingSize): ReactNode {
  return <SizeLink code={code} />;
}

function widthName(series: SeriesPage, text: Words): string {
  if (series.family.slug === "tapered-roller-bearings") return text.overallWidth;
  return series.facts.some(({ name }) => name === "height") ? text.height : text.width;
}
