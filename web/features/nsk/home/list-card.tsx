import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { getBearingImage, getUnitImage } from "#catalogue/drawing/media-path.ts";
import type { ListItem } from "#catalogue/nsk/list-item.ts";
import { useText } from "#web/messages/language.tsx";
import { nskText } from "#web/messages/nsk.ts";
import { Button } from "#web/ui/button.tsx";
import { FactList } from "#web/ui/fact-list.tsx";
import { ResponsiveImage } from "#web/ui/responsive-image.tsx";
import { cardFacts } from "./item-facts.ts";

export type ListCardProps = {
  readonly item: ListItem;
  readonly onOpen: () => void;
};

/** One size: its cross-section, dimensions and load rating, with a link to the rest. */
export function ListCard({ item, onOpen }: ListCardProps): ReactNode {
  const text = useText(nskText);
  const { code, kind } = item;
  return (
    <li className="flex min-w-0 flex-col rounded-lg border border-hairline bg-raised p-4 max-sm:py-3">
      <div className="flex flex-wrap items-start justify-between gap-3 max-sm:items-center">
        <h3 className="font-mono sm:pt-1 text-lg font-semibold">{code}</h3>
        <ResponsiveImage
          src={kind === "unit" ? getUnitImage(code) : getBearingImage(code)}
          alt=""
          width={96}
          height={72}
          className="h-18 w-24 object-contain max-sm:h-12 max-sm:w-16"
        />
      </div>
      <FactList
        facts={cardFacts(item, text)}
        isCompact
        className="mt-3 flex-1 border-t border-hairline max-sm:mt-2"
      />
      <div className="flex sm:mt-3 flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" onClick={onOpen}>
          {text.list.details}
          <span className="sr-only">{text.list.detailsOf(code)}</span>
        </Button>
        <Link
          to="/products/nsk/bearing/$code"
          params={{ code: code.toLowerCase() }}
          className="inline-flex items-center text-sm text-link pointer-coarse:min-h-11"
        >
          {text.list.page}
          <span className="sr-only">{text.list.getPage(code)}</span>
        </Link>
      </div>
    </li>
  );
}
