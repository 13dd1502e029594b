import type { ReactNode } from "react";
import type { BeltFit } from "#catalogue/engineering/fit-belt.ts";
import { beltToolText } from "#web/messages/belt-tool.ts";
import { useText } from "#web/messages/language.tsx";
import { Table } from "#web/ui/table.tsx";
import { formatFixed } from "./format-fixed.ts";

/** The next shorter and longer listed sizes, with their results on the same drive. */
export function NeighbourSizes({
  fit,
  shorter,
  longer,
}: {
  readonly fit: BeltFit;
  readonly shorter: BeltFit | undefined;
  readonly longer: BeltFit | undefined;
}): ReactNode {
  const text = useText(beltToolText);
  const rows = [shorter, fit, longer].filter((row) => row !== undefined);
  return (
    <Table
      caption={text.neighbours}
      showCaption
      rows={rows}
      rowKey={({ code }) => code}
      rowClassName={({ code }) => (code === fit.code ? "font-semibold" : undefined)}
      columns={[
        {
          key: "code",
          header: text.columns.size,
          rowHeader: true,
          renderCell: ({ code }) => <span className="font-mono">{code}</span>,
        },
        {
          key: "length",
          header: text.columns.length,
          numeric: true,
          renderCell: ({ datumLengthMm }) => formatFixed(datumLengthMm, 0),
        },
        {
          key: "centre",
          header: text.columns.centre,
          numeric: true,
          renderCell: ({ centreMm }) => formatFixed(centreMm, 1),
        },
        {
          key: "wrap",
          header: text.columns.wrap,
          numeric: true,
          renderCell: ({ wrapDeg }) => `${formatFixed(wrapDeg, 0)}°`,
        },
      ]}
    />
  );
}
