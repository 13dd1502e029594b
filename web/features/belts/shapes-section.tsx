import type { ReactNode } from "react";
import type { BeltPage } from "#catalogue/belts/belt-page.ts";
import { beltsText } from "#web/messages/belts.ts";
import { useText } from "#web/messages/language.tsx";
import { Section } from "#web/ui/section.tsx";
import { listShapes } from "./list-shapes.ts";
import { RibWidthTable } from "./rib-width-table.tsx";
import { ShapeImage } from "./shape-image.tsx";
import { RibTable, TimingTable, VSectionTable } from "./shape-tables.tsx";

/** The standard shapes of a family's belts: drawings, then their figures. */
export function ShapesSection({ page }: { readonly page: BeltPage }): ReactNode {
  const text = useText(beltsText);
  const { vSections, ribProfiles, ribWidths, timingProfiles } = page;
  const shapes = listShapes(page);
  const flat = new Set([...ribProfiles, ...timingProfiles].map(({ profile }) => profile));
  const drawn = new Set([...page.items, ...page.itemsToOrder].map(({ shape }) => shape));
  const undrawn = shapes.filter((shape) => !drawn.has(shape));
  if (shapes.length === 0) return undefined;
  return (
    <Section title={text.shapes} text={text.shapesText}>
      {page.shapesNote !== undefined && <p className="mb-5 max-w-prose">{page.shapesNote}</p>}
      {undrawn.length > 0 && (
        <ul className="mb-8 grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
          {undrawn.map((shape) => (
            <li key={shape} className="rounded-lg border border-hairline bg-raised p-3">
              <ShapeImage shape={shape} isFlat={flat.has(shape)} className="h-24 w-full" />
              <p className="mt-2 text-center font-mono text-sm">{shape}</p>
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-1 gap-10">
        {vSections.length > 0 && <VSectionTable rows={vSections} />}
        {ribProfiles.length > 0 && <RibTable rows={ribProfiles} />}
        {ribProfiles.length > 0 && <RibWidthTable profiles={ribProfiles} rows={ribWidths} />}
        {timingProfiles.length > 0 && <TimingTable rows={timingProfiles} />}
      </div>
    </Section>
  );
}
