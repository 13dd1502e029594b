import type { ReactNode } from "react";
import { drawBeltDrive } from "#catalogue/drawing/draw-belt-drive.ts";
import type { PulleyPair } from "#catalogue/engineering/belt-drive.ts";
import type { GeometryAnswer, TimingFit } from "#catalogue/engineering/drive-geometry.ts";
import { readNumber } from "#web/forms/read-number.ts";
import { useText } from "#web/messages/language.tsx";
import { otherBeltsText } from "#web/messages/other-belts.ts";
import { SectionDrawing } from "#web/ui/drawings/section-drawing.tsx";
import { FactList } from "#web/ui/fact-list.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { QuoteButton } from "#web/ui/quote-button.tsx";
import { QuoteListButton } from "#web/ui/quote-list-button.tsx";
import { Table } from "#web/ui/table.tsx";
import { DriveWarnings } from "./drive-warnings.tsx";
import { formatFixed } from "./format-fixed.ts";
import type { OtherBeltsDraft, OtherKind } from "./tool-draft.ts";

type Solved = Extract<GeometryAnswer, { ok: true }>;

type ResultProps = {
  readonly kind: OtherKind;
  readonly asked: OtherBeltsDraft;
  readonly answer: Solved;
};

/** Lengths within this share of the needed one are worth a look in the shop. */
const nearShare = 0.05;

/** The length that a drive needs, the nearest timing belts, and where to get one. */
export function OtherBeltsResult({ kind, asked, answer }: ResultProps): ReactNode {
  const text = useText(otherBeltsText);
  const { pulleysMm, lengthMm, wrapDeg, teethInMesh, fits } = answer;
  const warnings = listWarnings(asked.shape, answer, text);
  const isEffective = /^\dV/.test(asked.shape);
  const lengths = kind === "timing" ? "pitch" : isEffective ? "effective" : "datum";
  return (
    <div className="grid gap-5">
      <h3 className="font-mono text-xl font-semibold">
        {asked.shape}, {formatFixed(lengthMm, 0)}&nbsp;mm
      </h3>
      <DriveDrawing pulleysMm={pulleysMm} centreMm={readNumber(asked.centreMm)} />
      <FactList
        className="border-y border-hairline"
        facts={[
          { label: text.lengths[lengths], value: `${formatFixed(lengthMm, 1)}\u00A0mm` },
          { label: text.wrap, value: `${formatFixed(wrapDeg, 0)}°` },
          ...(teethInMesh === undefined
            ? []
            : [{ label: text.inMesh, value: formatFixed(teethInMesh, 1) }]),
        ]}
      />
      {fits.length > 0 && <NearestTeeth fits={fits} />}
      <DriveWarnings warnings={warnings} />
      <div className="grid gap-1 text-sm text-muted">
        <p>{text.notes[kind]}</p>
        {asked.shape.startsWith("SP") && <p>{text.notes.rawEdge}</p>}
        <p>{text.notes.power}</p>
      </div>
      <WaysToGet asked={asked} kind={kind} lengthMm={lengthMm} />
    </div>
  );
}

function DriveDrawing({
  pulleysMm,
  centreMm,
}: {
  readonly pulleysMm: PulleyPair;
  readonly centreMm: number;
}): ReactNode {
  const rounded = pulleysMm.map(toTenths);
  const isApart = centreMm > rounded.reduce((sum, mm) => sum + mm, 0) / 2;
  const [smallMm = 0, largeMm = 0] = isApart ? rounded : pulleysMm;
  const drawing = drawBeltDrive({ smallMm, largeMm, centreMm });
  return <SectionDrawing drawing={drawing} className="max-h-72 w-full" />;
}

function WaysToGet({
  asked,
  kind,
  lengthMm,
}: Pick<ResultProps, "asked" | "kind"> & { readonly lengthMm: number }): ReactNode {
  const text = useText(otherBeltsText);
  const { shape } = asked;
  const [from, to] = [lengthMm * (1 - nearShare), lengthMm * (1 + nearShare)].map(Math.round);
  const part = text.part(shape, formatFixed(lengthMm, 0));
  const unit = kind === "timing" ? text.teeth : text.mm;
  const details = [
    text.details,
    `${text.shape[kind]}: ${shape}`,
    `${text.fields.centreMm}: ${asked.centreMm} ${text.mm}`,
    `${text.fields.drivingMm}: ${asked.driving} ${unit}`,
    `${text.fields.drivenMm}: ${asked.driven} ${unit}`,
  ];
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton
        to="/shop"
        search={{ category: "Belts", section: toStoredSection(shape), length: `${from}-${to}` }}
      >
        {text.inShop(shape, String(from), String(to))}
      </LinkButton>
      <QuoteButton part={part} details={details} label={text.ask} />
      <QuoteListButton parts={[{ text: [part, ...details.slice(2)].join(", ") }]} />
    </div>
  );
}

function NearestTeeth({ fits }: { readonly fits: readonly TimingFit[] }): ReactNode {
  const text = useText(otherBeltsText);
  return (
    <Table
      caption={text.nearest}
      showCaption
      rows={fits}
      rowKey={({ code }) => code}
      columns={[
        {
          key: "code",
          header: text.columns.size,
          rowHeader: true,
          renderCell: ({ code }) => <span className="font-mono">{code}</span>,
        },
        {
          key: "teeth",
          header: text.teethColumn,
          numeric: true,
          renderCell: ({ teeth }) => teeth,
        },
        {
          key: "length",
          header: text.lengthColumn,
          numeric: true,
          renderCell: ({ lengthMm }) => formatFixed(lengthMm, 1),
        },
        {
          key: "centre",
          header: text.columns.centre,
          numeric: true,
          renderCell: ({ centreMm }) => formatFixed(centreMm, 1),
        },
      ]}
    />
  );
}

/** The usual least wrap in degrees and teeth in mesh. */
const [leastWrapDeg, leastTeeth] = [120, 6];

function listWarnings(
  shape: string,
  { wrapDeg, teethInMesh, minPulleyMm }: Solved,
  { warnings }: (typeof otherBeltsText)["en"],
): readonly string[] {
  return [
    ...(minPulleyMm === undefined ? [] : [warnings.pulley(shape, String(minPulleyMm))]),
    ...(teethInMesh === undefined && wrapDeg < leastWrapDeg ? [warnings.wrap] : []),
    ...(teethInMesh !== undefined && teethInMesh < leastTeeth ? [warnings.mesh] : []),
  ];
}

/** Products have the first name of a section with two: 3V of 3V/9N. */
function toStoredSection(shape: string): string {
  return shape.replace(/\/.*$/, "");
}

function toTenths(mm: number): number {
  return Math.round(mm * 10) / 10;
}
