import type { ReactNode } from "react";
import type { ShownProduct } from "#catalogue/nsk/shown-product.ts";
import { useAvailability } from "#web/api/use-availability.ts";
import { useText } from "#web/messages/language.tsx";
import { productDetailText } from "#web/messages/product-detail.ts";
import { AvailabilityButton } from "#web/ui/availability-button.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { DownloadIcon, WrenchIcon } from "#web/ui/icons.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

export type QuickActionsProps = {
  readonly product: ShownProduct;
  readonly sheetPath: string;
};

/** Links to the data sheet, the shop and a contact. */
export function QuickActions({ product, sheetPath }: QuickActionsProps): ReactNode {
  const { quick: text } = useText(productDetailText);
  return (
    <section
      aria-labelledby="quick-actions"
      data-print="hide"
      className="@container rounded-lg border border-hairline bg-raised p-5"
    >
      <h2 id="quick-actions" className="font-semibold">
        {text.heading}
      </h2>
      <div className="mt-4 grid gap-2 @min-[36rem]:grid-cols-3">
        <a href={sheetPath} download className={buttonStyle({ block: true })}>
          <DownloadIcon />
          {text.datasheet}
        </a>
        <AvailabilityButton
          code={product.name}
          check={useAvailability(...askedCodes(product))}
          block
        />
        <LinkButton to="/contact" block>
          <WrenchIcon />
          {text.support}
        </LinkButton>
      </div>
    </section>
  );
}

/** The codes to look up in the shop: the sizes, or the product's name if there are none. */
export function askedCodes({ models, name }: ShownProduct): readonly string[] {
  return models.length > 0 ? models : [name];
}
