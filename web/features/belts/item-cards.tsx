import { clsx } from "clsx";
import { type ReactNode, useState } from "react";
import type { BeltItem } from "#catalogue/belts/belt-item.ts";
import { beltsText } from "#web/messages/belts.ts";
import { useText } from "#web/messages/language.tsx";
import { FactList } from "#web/ui/fact-list.tsx";
import { firstSizes } from "./first-sizes.ts";
import { ItemDialog } from "./item-dialog.tsx";
import { ShapeImage } from "./shape-image.tsx";

/** A card per series; a click anywhere on it opens the series in full. */
export function ItemCards({ items }: { readonly items: readonly BeltItem[] }): ReactNode {
  const [chosen, setChosen] = useState<BeltItem>();
  return (
    <>
      <ul className={clsx("grid gap-4 sm:grid-cols-2", items.length !== 4 && "xl:grid-cols-3")}>
        {items.map((item) => (
          <ItemCard key={item.code} item={item} onOpen={() => setChosen(item)} />
        ))}
      </ul>
      <ItemDialog item={chosen} onClose={() => setChosen(undefined)} />
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
  const isFlat = item.facts.some(({ key }) => key === "pitch");
  const facts = item.facts.map(({ key, value }) => ({ label: text.facts[key], value }));
  return (
    <li className="relative flex min-w-0 flex-col rounded-lg border border-hairline bg-raised p-5 transition-colors hover:border-steel-4">
      <ShapeImage
        shape={item.shape}
        isFlat={isFlat}
        className={isFlat ? "h-28 w-full" : "h-36 w-full"}
      />
      <h3 className="mt-3 text-lg font-semibold">{item.code}</h3>
      <p className="mt-0.5 mb-3 text-sm text-muted">{item.applications}</p>
      <FactList facts={facts} className="flex-1 border-t border-hairline" />
      {item.sizesKind === "lengths" && <FirstSizes item={item} />}
      <button
        type="button"
        data-print="hide"
        onClick={onOpen}
        className="mt-3 min-h-6 self-start text-sm font-medium covers-card"
      >
        {item.sizesKind === "lengths" ? text.allSizes : text.details}
        <span className="sr-only">{text.ofItem(item.code)}</span>
      </button>
    </li>
  );
}

function FirstSizes({ item }: { readonly item: BeltItem }): ReactNode {
  const text = useText(beltsText);
  const { shown, more } = firstSizes(item.sizes);
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 border-t border-hairline pt-2 font-mono text-sm tabular-nums">
      {shown.map(({ code }) => (
        <span key={code}>{code}</span>
      ))}
      {more > 0 && <span className="text-muted">{text.moreSizes(more)}</span>}
    </p>
  );
}
