import type { ReactNode } from "react";
import type { RibProfile, TimingProfile, VSection } from "#catalogue/belts/belt.ts";
import { beltsText } from "#web/messages/belts.ts";
import { useText } from "#web/messages/language.tsx";
import { Table, type TableColumn } from "#web/ui/table.tsx";

export function VSectionTable({ rows }: { readonly rows: readonly VSection[] }): ReactNode {
  const { columns: text, vTable, none, offsetNote } = useText(beltsText);
  const figure = (
    key: keyof typeof text,
    read: (row: VSection) => number | undefined,
  ): TableColumn<VSection> => ({
    key,
    header: text[key],
    numeric: true,
    renderCell: (row) => <Figure value={read(row)} none={none} />,
  });
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
    { key: "standard", header: text.standard, renderCell: ({ standard }) => standard },
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
  const columns: readonly TableColumn<RibProfile>[] = [
    {
      key: "profile",
      header: text.profile,
      rowHeader: true,
      renderCell: ({ profile }) => <Code>{profile}</Code>,
    },
    {
      key: "pitch",
      header: text.pitch,
      numeric: true,
      renderCell: ({ pitchMm }) => <Figure value={pitchMm} none={none} />,
    },
    { key: "standard", header: text.standard, renderCell: ({ standard }) => standard },
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
  const columns: readonly TableColumn<TimingProfile>[] = [
    {
      key: "profile",
      header: text.profile,
      rowHeader: true,
      renderCell: ({ profile }) => <Code>{profile}</Code>,
    },
    {
      key: "pitch",
      header: text.pitch,
      numeric: true,
      renderCell: ({ pitchMm }) => <Figure value={pitchMm} none={none} />,
    },
    {
      key: "toothHeight",
      header: text.toothHeight,
      numeric: true,
      renderCell: ({ toothHeightMm }) => <Figure value={toothHeightMm} none={none} />,
    },
    {
      key: "totalHeight",
      header: text.totalHeight,
      numeric: true,
      renderCell: ({ totalHeightMm }) => <Figure value={totalHeightMm} none={none} />,
    },
    {
      key: "widths",
      header: text.widths,
      renderCell: ({ widths }) => (
        <span className="font-mono tabular-nums">
          {widths.map(({ widthMm }) => widthMm).join(", ")}
        </span>
      ),
    },
    { key: "standard", header: text.standard, renderCell: ({ standard }) => standard },
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

function getSectionKey({ section }: VSection): string {
  return section;
}

function Code({ children }: { readonly children: string }): ReactNode {
  return <span className="font-mono font-semibold">{children}</span>;
}

function Figure({
  value,
  none,
}: {
  readonly value: number | undefined;
  readonly none: string;
}): ReactNode {
  return <span className="font-mono tabular-nums">{value ?? none}</span>;
}
