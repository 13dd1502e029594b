import type { ReactNode } from "react";
import type { RibProfile, TimingProfile, VSection } from "#catalogue/belts/belt.ts";
import { beltsText } from "#web/messages/belts.ts";
import { useText } from "#web/messages/language.tsx";
import { Table, type TableColumn } from "#web/ui/table.tsx";

export function VSectionTable({ rows }: { readonly rows: readonly VSection[] }): ReactNode {
  const { columns: text, vTable, none, offsetNote } = useText(beltsText);
  const figure = createFigureColumn<VSection>(text, none);
  const columns: readonly TableColumn<VSection>[] = [
    {
      key: "section",
      header: text.section,
      rowHeader: true,
      renderCell: ({ section }) => <Code>{section}</Code>,
    },
    figure("topWidth", (row) => row.topWidthMm),
    figure("height", (row) => row.heightMm),
    figure("datumWidth", (row) => row.datumWidthMm),
    figure("offset", (row) => row.insideToDatumMm),
    figure("smallestPulley", (row) => row.minPulleyMm),
    figure("mass", (row) => row.massKgPerM),
    getStandardColumn(text),
  ];
  return (
    <div>
      <Table
        caption={vTable}
        showCaption
        columns={columns}
        rows={rows}
        rowKey={getSectionKey}
        className="xl:[&_:is(td,th):not(:first-child)]:ps-1 xl:[&_td:last-child]:whitespace-nowrap"
      />
      <p className="mt-2 text-xs text-muted">{offsetNote}</p>
    </div>
  );
}

export function RibTable({ rows }: { readonly rows: readonly RibProfile[] }): ReactNode {
  const { columns: text, ribTable, none } = useText(beltsText);
  const figure = createFigureColumn<RibProfile>(text, none);
  const columns: readonly TableColumn<RibProfile>[] = [
    getProfileColumn(text),
    figure("pitch", ({ pitchMm }) => pitchMm),
    getStandardColumn(text),
  ];
  return (
    <Table
      caption={ribTable}
      showCaption
      columns={columns}
      rows={rows}
      rowKey={({ profile }) => profile}
    />
  );
}

/** Pitches, heights and stock widths of timing profiles. */
export function TimingTable({ rows }: { readonly rows: readonly TimingProfile[] }): ReactNode {
  const { columns: text, timingTable, none } = useText(beltsText);
  const figure = createFigureColumn<TimingProfile>(text, none);
  const columns: readonly TableColumn<TimingProfile>[] = [
    getProfileColumn(text),
    figure("pitch", ({ pitchMm }) => pitchMm),
    figure("toothHeight", ({ toothHeightMm }) => toothHeightMm),
    figure("totalHeight", ({ totalHeightMm }) => totalHeightMm),
    {
      key: "widths",
      header: text.widths,
      renderCell: ({ widths }) => (
        <span className="font-mono tabular-nums">
          {widths.map(({ widthMm }) => widthMm).join(", ")}
        </span>
      ),
    },
    getStandardColumn(text),
  ];
  return (
    <Table
      caption={timingTable}
      showCaption
      columns={columns}
      rows={rows}
      rowKey={({ profile }) => profile}
    />
  );
}

type ColumnsText = (typeof beltsText)["en"]["columns"];

/** Returns a function that makes a column of figures. */
function createFigureColumn<Row>(
  text: ColumnsText,
  none: string,
): (key: keyof ColumnsText, read: (row: Row) => number | undefined) => TableColumn<Row> {
  return (key, read) => ({
    key,
    header: text[key],
    numeric: true,
    renderCell: (row) => <span className="font-mono tabular-nums">{read(row) ?? none}</span>,
  });
}

function getProfileColumn(
  text: ColumnsText,
): TableColumn<Pick<RibProfile | TimingProfile, "profile">> {
  return {
    key: "profile",
    header: text.profile,
    rowHeader: true,
    renderCell: ({ profile }) => <Code>{profile}</Code>,
  };
}

function getStandardColumn(text: ColumnsText): TableColumn<Pick<VSection, "standard">> {
  return { key: "standard", header: text.standard, renderCell: ({ standard }) => standard };
}

function getSectionKey({ section }: VSection): string {
  return section;
}

function Code({ children }: { readonly children: string }): ReactNode {
  return <span className="font-mono font-semibold">{children}</span>;
}
