import type { BeltFactKey, BeltItem } from "#catalogue/belts/belt-item.ts";
import type { BeltPage } from "#catalogue/belts/belt-page.ts";
import { drawShape } from "#catalogue/belts/draw-shape.ts";
import { mitsuboshiClassical } from "#catalogue/belts/mitsuboshi-classical.data.ts";
import { groupThousands } from "#catalogue/format.ts";
import type { Column } from "#datasheets/set-table.ts";
import { type Block, getTable, titled } from "./family-sheet.ts";

const factNames: Record<BeltFactKey, string> = {
  pitch: "Pitch",
  width: "Width",
  length: "Length",
  teeth: "Teeth",
  toothHeight: "Tooth height",
  totalHeight: "Total height",
  section: "Section",
  height: "Height",
  angle: "Angle",
  datumWidth: "Datum width",
  smallestPulley: "Smallest pulley",
  temperature: "Temperature",
  power: "Power",
  speed: "Belt speed",
  material: "Material",
  standard: "Standard",
};

/** Drawings and figures of the standard shapes that a family comes in. */
export function shapeBlocks(page: BeltPage): readonly Block[] {
  const names = [
    ...page.vSections.map(({ section }) => section),
    ...page.ribProfiles.map(({ profile }) => profile),
    ...page.timingProfiles.map(({ profile }) => profile),
  ];
  const figures = names.flatMap((name) => {
    const drawing = drawShape(name);
    return drawing ? [{ drawing, caption: name }] : [];
  });
  return titled("Sections and profiles", [
    ...(page.shapesNote === undefined ? [] : [text(page.shapesNote)]),
    ...(figures.length === 0
      ? []
      : [
          {
            kind: "drawings" as const,
            figures,
            perRow: figures.length === 1 ? 1 : 2,
            height: page.vSections.length > 0 ? 62 : 44,
          },
        ]),
    ...vTable(page),
    ...ribTables(page),
    ...timingTable(page),
  ]);
}

function vTable({ vSections }: BeltPage): readonly Block[] {
  const columns = [
    code("Section"),
    number("Top width, mm"),
    number("Height, mm"),
    number("Angle, °"),
    number("Datum width, mm"),
    number("Ld\u00A0−\u00A0Li, mm"),
    number("Mass, kg/m"),
    number("Smallest pulley, mm"),
    words("Standard"),
  ];
  const rows = vSections.map((one) => [
    one.section,
    figure(one.topWidthMm),
    figure(one.heightMm),
    figure(one.angleDeg),
    figure(one.datumWidthMm),
    figure(one.insideToDatumMm),
    figure(one.massKgPerM),
    figure(one.minPulleyMm),
    one.standard,
  ]);
  const note =
    "Ld − Li is what the datum length has over the inside length. The smallest pulley is a datum diameter.";
  return rows.length === 0 ? [] : [...getTable(columns, rows), text(note)];
}

function ribTables({ ribProfiles, ribWidths }: BeltPage): readonly Block[] {
  const profiles = ribProfiles.map((one) => [one.profile, figure(one.pitchMm), one.standard]);
  const widths = ribWidths.map(({ ribs, widthsMm }) => [String(ribs), ...widthsMm.map(figure)]);
  const widthColumns = ribProfiles.map(({ profile }) => number(`${profile}, mm`));
  return [
    ...getTable([code("Profile"), number("Pitch, mm"), words("Standard")], profiles),
    ...titled("Belt width by number of ribs", getTable([number("Ribs"), ...widthColumns], widths)),
  ];
}

function timingTable({ timingProfiles }: BeltPage): readonly Block[] {
  const columns = [
    code("Profile"),
    number("Pitch, mm"),
    number("Tooth height, mm"),
    number("Total height, mm"),
    words("Stock widths: code, mm"),
    words("Standard"),
  ];
  const rows = timingProfiles.map((one) => [
    one.profile,
    figure(one.pitchMm),
    figure(one.toothHeightMm),
    figure(one.totalHeightMm),
    one.widths.map((width) => `${width.code}: ${width.widthMm}`).join(", "),
    one.standard,
  ]);
  return getTable(columns, rows);
}

/** Series with their own facts. */
export function itemBlocks(title: string, items: readonly BeltItem[]): readonly Block[] {
  const first = items[0];
  if (!first) return [];
  const shown = first.facts.map(({ key }) => key);
  const rows = items.map((item) => {
    const facts = new Map(item.facts.map(({ key, value }) => [key, value]));
    return [item.code, ...shown.map((key) => facts.get(key) ?? "–"), item.applications];
  });
  const columns = [
    code("Series"),
    ...shown.map((key) => words(factNames[key])),
    words("Applications"),
  ];
  const material = first.moreFacts.find(({ key }) => key === "material")?.value;
  return titled(title, [
    ...getTable(columns, rows),
    ...(material === undefined ? [] : [text(`Material: ${material}.`)]),
  ]);
}

/** Every listed size of Mitsuboshi's classical belts, four to a row. */
export function classicalSizes(): readonly Block[] {
  return mitsuboshiClassical.flatMap((belt) => {
    const perColumn = Math.ceil(belt.sizes.length / 3);
    const rows = Array.from({ length: perColumn }, (_, row) =>
      [0, 1, 2].flatMap((column) => {
        const size = belt.sizes[column * perColumn + row];
        return size
          ? [size.code, groupThousands(size.insideLengthMm), groupThousands(size.datumLengthMm)]
          : ["", "", ""];
      }),
    );
    const columns = [0, 1, 2].flatMap(() => [
      code("Code"),
      number("Inside, mm"),
      number("Datum, mm"),
    ]);
    return [
      ...titled(`${belt.section}: ${belt.sizes.length} sizes`, [
        text(`${belt.dimensions}. ${belt.power}, ${belt.speedRange}, ${belt.temperature}.`),
        ...getTable(columns, rows),
      ]),
    ];
  });
}

function text(line: string): Block {
  return { kind: "text", words: line, muted: true };
}

function figure(value: number | undefined): string {
  return value === undefined ? "–" : String(value);
}

function words(title: string): Column {
  return { title, kind: "words" };
}

function code(title: string): Column {
  return { title, kind: "code" };
}

function number(title: string): Column {
  return { title, kind: "number" };
}
