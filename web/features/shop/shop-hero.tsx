import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import { Button } from "#web/ui/button.tsx";
import { QuickIcon } from "#web/ui/shop-icons.tsx";

type ShopHeroProps = {
  readonly cartButton: ReactNode;
  readonly onQuickCheckout: () => void;
  readonly adminPanelButton?: ReactNode;
  readonly adminAccessButton?: ReactNode;
  /** Leaves the lead out, for a visitor who came with a search. */
  readonly isCompact: boolean;
};

/** The page's title, lead and checkout button. */
export function ShopHero(props: ShopHeroProps): ReactNode {
  const text = useText(shopText);
  return (
    <header className="relative border-b border-hairline">
      {props.adminAccessButton && (
        <div className="absolute start-1 top-1 z-10">{props.adminAccessButton}</div>
      )}
      <div
        className={clsx(
          "page-column flex flex-wrap justify-between gap-x-8",
          props.isCompact
            ? "items-center gap-y-3 pt-6 pb-4 md:pt-4"
            : "items-end gap-y-4 pt-7 pb-4 md:gap-y-5 md:pt-10 md:pb-8",
        )}
      >
        <div className="max-w-prose">
          <h1 className={clsx("font-semibold", props.isCompact ? "text-xl" : "text-2xl")}>
            {text.title}
          </h1>
          {!props.isCompact && (
            <p className="mt-2 text-sm text-muted md:mt-3 md:text-base">{text.lead}</p>
          )}
        </div>
        <div className="flex w-full flex-wrap gap-3 max-sm:*:flex-auto sm:w-auto">
          {props.adminPanelButton}
          {props.cartButton}
          <Button variant="primary" size="lg" onClick={props.onQuickCheckout}>
            <QuickIcon />
            {text.quickCheckout}
          </Button>
        </div>
      </div>
    </header>
  );
}
