import type { ReactNode } from "react";
import type { BearingDetail } from "#catalogue/nsk/bearing-detail.ts";
import { bearingDetailText } from "#web/messages/bearing-detail.ts";
import { useText } from "#web/messages/language.tsx";
import { LazySectionDrawing } from "#web/ui/drawings/lazy-section-drawing.tsx";
import { PartFigures, PartTitle } from "#web/ui/part-sheet.tsx";
import { BearingActions } from "./bearing-actions.tsx";
import type { BearingPageData } from "./load-bearing-page.ts";

type BearingHeadProps = {
  readonly page: BearingPageData;
  readonly offers: ReactNode;
};

/** Number, drawing, the four main figures, the actions and the shop's offers of a bearing. */
export function BearingHead({ page, offers }: BearingHeadProps): ReactNode {
  const text = useText(bearingDetailText);
  const { detail, drawing } = page;
  return (
    <div className="page-column grid grid-cols-1 gap-x-8 gap-y-8 py-6 lg:grid-cols-12 lg:pb-14 print:grid-cols-12 print:py-0 print:pb-4">
      <div className="flex flex-col items-start lg:col-span-7 print:col-span-8">
        <PartTitle
          maker={text.brand}
          category={detail.category}
          code={detail.code}
          name={detail.name.replace(`${detail.code} `, "")}
          image={page.image}
        />
        <p className="mt-4 max-w-prose text-muted print:mt-2 print:text-sm">{detail.description}</p>
        <Tiles detail={detail} />
        <BearingActions detail={detail} />
        {offers}
      </div>
      <figure className="flex flex-col gap-2 lg:col-span-5 print:col-span-4">
        <div className="rounded-lg border border-hairline bg-raised p-4 print:p-2">
          <LazySectionDrawing
            drawing={drawing}
            className="mx-auto max-h-112 w-full print:max-h-48"
          />
        </div>
        <figcaption className="text-xs text-muted">{text.drawing}</figcaption>
      </figure>
    </div>
  );
}

function Tiles({ detail }: { readonly detail: BearingDetail }): ReactNode {
  const { tiles } = useText(bearingDetailText);
  const { dimensions, specifications } = detail;
  const { innerDiameter, outerDiameter, width, height } = dimensions;
  const figures = [
    { label: tiles.inner, value: innerDiameter },
    { label: tiles.outer, value: outerDiameter },
    height === undefined
      ? { label: tiles.width, value: width ?? "" }
      : { label: tiles.height, value: height },
    { label: tiles.load, value: specifications.dynamicLoad },
  ];
  return <PartFigures figures={figures} className="grid-cols-2 sm:grid-cols-4" />;
}
