import { clsx } from "clsx";
import { Suspense, lazy, useState } from "react";
import type { ReactNode } from "react";
import type { BeltItem } from "#catalogue/belts/belt-item.ts";
import { useText } from "#web/lib/language.tsx";
import { beltsText } from "#web/messages/belts.ts";
import { FactList } from "#web/ui/fact-list.tsx";
import { SpecDialog } from "#web/ui/spec-dialog.tsx";
import { sheetOfItem } from "./item-sheet.ts";
import { ShapePicture } from "./shape-picture.tsx";

// With dimension lines it is drawn by script, from the figures of all shapes.
const ItemDrawing = lazy(async () => ({
  default: (await import("./item-drawing.tsx")).ItemDrawing,
}));

/** Source: company specification sections 2 and 9: the first three sizes, then their count. */
const sizesOnCard = 3;

/** A card per series; a click anywhere on it opens the series in full. */
export function ItemCards({ items }: { readonly items: readonly BeltItem[] }): ReactNode {
  const text = useText(beltsText);
  const [chosen, setChosen] = useState<BeltItem>();
  return (
    <>
      <ul className={clsx("grid gap-4 sm:grid-cols-2", items.length !== 4 && "xl:grid-cols-3")}>
        {items.map((item) => (
          <ItemCard key={item.code} item={item} onOpen={() => setChosen(item)} />
        ))}
      </ul>
      <SpecDialog
        sheet={chosen && sheetOfItem(chosen, text)}
        onClose={() => setChosen(undefined)}
        drawing={
          chosen && (
            <Suspense fallback={<ShapePicture shape={chosen.shape} className="w-full" />}>
              <ItemDrawing shape={chosen.shape} />
            </Suspense>
          )
        }
      />
    </>
  );
}

function ItemCard({
  item,
  onOpen,
}: {
  readonly item: BeltItem;
  readonly onOpen: () => void;
}): ReactNode {
  const text = useText(beltsText);
  const facts = item.facts.map(({ key, value }) => ({ label: text.facts[key], value }));
  return (
    <li className="relative flex min-w-0 flex-col rounded-lg border border-hairline bg-raised p-5 transition-colors hover:border-steel-4">
      <ShapePicture shape={item.shape} className="h-36 w-full" />
      <h3 className="mt-3 text-lg font-semibold">{item.code}</h3>
      <p className="mt-0.5 mb-3 text-sm text-muted">{item.applications}</p>
      <FactList facts={facts} className="flex-1 border-t border-hairline" />
      {item.sizesKind === "lengths" && <FirstSizes item={item} />}
      <button
        type="button"
        data-print="hide"
        onClick={onOpen}
        className="mt-3 min-h-6 self-start text-sm font-medium after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
      >
        {item.sizesKind === "lengths" ? text.allSizes : text.details}
        <span className="sr-only">{text.ofItem(item.code)}</span>
      </button>
    </li>
  );
}

function FirstSizes({ item }: { readonly item: BeltItem }): ReactNode {
  const text = useText(beltsText);
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 border-t border-hairline pt-2 font-mono text-sm tabular-nums">
      {item.sizes.slice(0, sizesOnCard).map(({ code }) => (
        <span key={code}>{code}</span>
      ))}
      {item.sizes.length > sizesOnCard && (
        <span className="text-muted">{text.moreSizes(item.sizes.length - sizesOnCard)}</span>
      )}
    </p>
  );
}
