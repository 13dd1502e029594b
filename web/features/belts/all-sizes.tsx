import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { BeltItem, BeltSize } from "#catalogue/belts/belt-item.ts";
import type { ListedFigures } from "#catalogue/search/filter-sizes.ts";
import { beltsText } from "#web/messages/belts.ts";
import { useText } from "#web/messages/language.tsx";
import { sizeFilterText } from "#web/messages/size-filter.ts";
import { narrowSizes } from "#web/search/narrow-sizes.ts";
import type { RenderOffer } from "#web/search/offered-row.ts";
import {
  NoSizes,
  SizeFilterBar,
  type SizeFiltering,
} from "#web/ui/size-filter/size-filter-bar.tsx";

type AllSizesProps = {
  readonly items: readonly BeltItem[];
  readonly renderOffer: RenderOffer;
} & SizeFiltering;

/** Every listed size of the classical V-belts with a link to its page and filters by section and length, also for in-page search and without JavaScript. */
export function AllSizes({
  items,
  renderOffer,
  filters,
  onFiltersChange,
}: AllSizesProps): ReactNode {
  const text = useText(beltsText);
  const filterText = useText(sizeFilterText);
  const section = filters.section?.toUpperCase();
  const ofSection = items.filter(({ shape }) => section === undefined || shape === section);
  const all = ofSection.flatMap(({ sizes }) => sizes);
  const { found, choices } = narrowSizes(all, toFigures, filters);
  const narrow = ({ sizes }: BeltItem): readonly BeltSize[] =>
    narrowSizes(sizes, toFigures, filters).found;
  const sections = items.map((item) => ({ value: item.shape, count: narrow(item).length }));
  return (
    <>
      <SizeFilterBar
        fields={["section", "length"]}
        filters={filters}
        choices={{ ...choices, section: sections.filter(({ count }) => count > 0) }}
        onFiltersChange={onFiltersChange}
        status={filterText.shown(found.length, items.flatMap(({ sizes }) => sizes).length)}
        className="mb-5"
      />
      {found.length === 0 && <NoSizes onClear={() => onFiltersChange({}, "new")} />}
      <div className="grid gap-8">
        {ofSection
          .filter((item) => narrow(item).length > 0)
          .map((item) => (
            <SizeList
              key={item.code}
              title={text.getSizes(item.code, narrow(item).length)}
              sizes={narrow(item)}
              renderOffer={renderOffer}
            />
          ))}
      </div>
    </>
  );
}

function SizeList({
  title,
  sizes,
  renderOffer,
}: {
  readonly title: string;
  readonly sizes: readonly BeltSize[];
  readonly renderOffer: RenderOffer;
}): ReactNode {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-6 text-sm">
        {sizes.map(({ code, detail }) => (
          <li key={code} className="flex flex-wrap items-center gap-x-3 border-t border-hairline">
            <div className="flex w-20 flex-col font-mono tabular-nums">
              <Link
                to="/products/belts/mitsuboshi/classical-v-belts/$code"
                params={{ code: code.toLowerCase() }}
                className="text-link hover:underline pointer-coarse:-my-1.5 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
              >
                {code}
              </Link>
              <span className="text-xs text-muted">{detail}</span>
            </div>
            <div className="min-w-0 flex-1 basis-44">{renderOffer(code)}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function toFigures({ lengthMm }: BeltSize): ListedFigures {
  return lengthMm === undefined ? {} : { length: lengthMm };
}
