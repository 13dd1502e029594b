import type { ReactNode } from "react";
import { drawBeltDrive } from "#catalogue/drawing/draw-belt-drive.ts";
import type { BeltFit } from "#catalogue/engineering/fit-belt.ts";
import { beltToolText } from "#web/messages/belt-tool.ts";
import { useText } from "#web/messages/language.tsx";
import { SectionDrawing } from "#web/ui/drawings/section-drawing.tsx";
import { type Fact, FactList } from "#web/ui/fact-list.tsx";
import type { ToolAnswer } from "./answer-draft.ts";
import { DriveWarnings } from "./drive-warnings.tsx";
import { formatFixed } from "./format-fixed.ts";
import { NeighbourSizes } from "./neighbour-sizes.tsx";
import { NoListedBelt } from "./no-listed-belt.tsx";
import { ShopPlace } from "./shop-place.tsx";
import { listChecks, listWarnings } from "./tool-warnings.ts";

type Answer = Extract<ToolAnswer, { ok: true }>;

/** The belt on the drive: its code, figures and warnings, and where to buy it. */
export function ToolResult({ answer }: { readonly answer: Answer }): ReactNode {
  const text = useText(beltToolText);
  const { fit } = answer;
  if (!fit) return <NoListedBelt answer={answer} />;
  const { shorter, longer } = answer;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h3 className="font-mono text-xl font-semibold">{fit.code}</h3>
        {!answer.isListed && <p className="text-sm text-muted">{text.unlisted}</p>}
      </div>
      <DriveDrawing answer={answer} fit={fit} />
      <FactList facts={getFacts(answer, fit, text)} className="border-y border-hairline" />
      <Findings answer={answer} />
      {(shorter ?? longer) && <NeighbourSizes fit={fit} shorter={shorter} longer={longer} />}
      <ShopPlace answer={answer} code={fit.code} />
    </div>
  );
}

/** The warnings for the belt, and what was checked. */
function Findings({ answer }: { readonly answer: Answer }): ReactNode {
  const text = useText(beltToolText);
  const warnings = listWarnings(answer, text);
  const { checked, unchecked } = listChecks(answer, text);
  return (
    <>
      <DriveWarnings warnings={warnings} />
      <div className="grid gap-1 text-sm">
        <p>{warnings.length > 0 ? text.checked(checked) : text.passed(checked)}</p>
        {unchecked.map((note) => (
          <p key={note} className="text-muted">
            {note}
          </p>
        ))}
        {warnings.length === 0 && <p className="text-muted">{text.adjust}</p>}
      </div>
    </>
  );
}

function DriveDrawing({
  answer,
  fit,
}: {
  readonly answer: Answer;
  readonly fit: BeltFit;
}): ReactNode {
  const { drivingMm, drivenMm } = answer.drive;
  const rounded = Math.round(fit.centreMm * 10) / 10;
  const centreMm = rounded > (drivingMm + drivenMm) / 2 ? rounded : fit.centreMm;
  const drawing = drawBeltDrive({ smallMm: drivingMm, largeMm: drivenMm, centreMm });
  return <SectionDrawing drawing={drawing} className="max-h-72 w-full" />;
}

function getFacts(
  { summary, wantedCentreMm }: Answer,
  fit: BeltFit,
  text: (typeof beltToolText)["en"],
): readonly Fact[] {
  const { units } = text;
  const fact = (label: string, value: number | undefined, decimals: number, unit: string): Fact[] =>
    value === undefined ? [] : [{ label, value: `${formatFixed(value, decimals)}${unit}` }];
  const difference = wantedCentreMm === undefined ? undefined : fit.centreMm - wantedCentreMm;
  return [
    ...fact(text.datumLength, fit.datumLengthMm, 0, `\u00A0${units.mm}`),
    ...fact(text.centre, fit.centreMm, 1, `\u00A0${units.mm}`),
    ...(difference === undefined
      ? []
      : [{ label: text.difference, value: `${signed(difference)}\u00A0${units.mm}` }]),
    ...fact(text.wrap, fit.wrapDeg, 0, "°"),
    ...fact(text.ratio, summary.speedRatio, 2, ""),
    ...fact(text.drivenSpeed, summary.drivenRpm, 0, `\u00A0${units.rpm}`),
    ...fact(text.beltSpeed, summary.beltSpeedMs, 2, `\u00A0${units.metresPerSecond}`),
    ...fact(text.bends, fit.bendsPerSecond, 1, ""),
  ];
}

function signed(value: number): string {
  const figure = formatFixed(Math.abs(value), 1);
  if (figure === "0.0") return "±0.0";
  return value < 0 ? `−${figure}` : `+${figure}`;
}
