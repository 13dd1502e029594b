import type { ReactNode } from "react";
import type { ExampleDrive } from "#catalogue/belts/example-drive.ts";
import type { Drawing } from "#catalogue/drawing/drawing.ts";
import { formatMm, withUnit } from "#catalogue/format.ts";
import { beltsText } from "#web/messages/belts.ts";
import { useText } from "#web/messages/language.tsx";
import { LazySectionDrawing } from "#web/ui/drawings/lazy-section-drawing.tsx";
import { FactList } from "#web/ui/fact-list.tsx";
import { formatFixed } from "./format-fixed.ts";

/** The formula of an open belt, with the example from the drawing. */
export function DriveLength({
  drive,
  drawing,
}: {
  readonly drive: ExampleDrive;
  readonly drawing: Drawing;
}): ReactNode {
  const { drive: text } = useText(beltsText);
  const facts = [
    { label: text.symbols.d, value: formatMm(drive.smallMm) },
    { label: text.symbols.D, value: formatMm(drive.largeMm) },
    { label: text.symbols.C, value: formatMm(drive.centreMm) },
    { label: text.length, value: withUnit(formatFixed(drive.lengthMm, 1), "mm") },
    { label: text.wrap, value: `${formatFixed(drive.wrapDeg, 0)}°` },
  ];
  return (
    <>
      {/* On wide screens the drawing is in the page's header. */}
      <LazySectionDrawing drawing={drawing} className="mb-6 w-full lg:hidden" />
      <p className="font-mono text-sm leading-relaxed">{text.formula}</p>
      <FactList facts={facts} className="mt-5 max-w-lg border-y border-hairline" />
    </>
  );
}
