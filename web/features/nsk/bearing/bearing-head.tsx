import type { ReactNode } from "react";
import type { BearingDetail } from "#catalogue/nsk/bearing-detail.ts";
import { bearingDetailText } from "#web/messages/bearing-detail.ts";
import { useText } from "#web/messages/language.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { SectionDrawing } from "#web/ui/drawings/section-drawing.tsx";
import { PartImage } from "#web/ui/part-image.tsx";
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
        <Title page={page} />
        <p className="mt-4 max-w-prose text-muted print:mt-2 print:text-sm">{detail.description}</p>
        <Tiles detail={detail} />
        <BearingActions detail={detail} />
        {offers}
      </div>
      <figure className="flex flex-col gap-2 lg:col-span-5 print:col-span-4">
        <div className="rounded-lg border border-hairline bg-raised p-4 print:p-2">
          <SectionDrawing
            drawing={drawing}
            dimensions
            className="mx-auto max-h-112 w-full print:max-h-48"
          />
        </div>
        <figcaption className="text-xs text-muted">{text.drawing}</figcaption>
      </figure>
    </div>
  );
}

/** Number and name, and an image of the bearing's kind. */
function Title({ page }: { readonly page: BearingPageData }): ReactNode {
  const { brand } = useText(bearingDetailText);
  const { code, name, category } = page.detail;
  return (
    <div className="flex w-full flex-wrap items-start justify-between gap-4">
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="kicker">{brand}</span>
          <Badge className="whitespace-normal!">{category}</Badge>
        </p>
        <h1 className="mt-4 tracking-tight">
          <span className="block font-mono text-2xl print:text-xl">{code}</span>
          <span className="mt-1 block text-lg font-semibold">{name.replace(`${code} `, " ")}</span>
        </h1>
      </div>
      {page.image && (
        <div
          data-print="hide"
          className="w-24 overflow-hidden rounded-lg border border-hairline sm:w-48"
        >
          <PartImage
            name={page.image}
            alt=""
            sizes="(min-width: 40rem) 12rem, 6rem"
            loading="eager"
          />
        </div>
      )}
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
  return (
    <dl className="mt-6 grid w-full print:mt-3 grid-cols-2 border-t border-l border-hairline sm:grid-cols-4 print:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse border-r border-b border-hairline bg-raised p-3 print:p-2"
        >
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="font-mono text-lg whitespace-nowrap tabular-nums print:text-base">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
