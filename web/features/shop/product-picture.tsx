import type { ReactNode } from "react";
import type { ProductItem } from "#web/lib/api/queries.ts";
import { Picture } from "#web/ui/picture.tsx";
import { ProductPlaceholder, type PlaceholderSubject } from "#web/ui/product-placeholder.tsx";

interface ProductPictureProps {
  readonly product: ProductItem;
  /** On the first screen: doesn't wait for scrolling. */
  readonly isEarly: boolean;
  readonly className: string;
}

const subjects: Readonly<Record<string, PlaceholderSubject>> = {
  Bearings: "bearing",
  Belts: "belt",
  Seals: "seal",
};

/** The product's image, or a drawing of that kind of part. The name beside it says the rest. */
export function ProductPicture({ product, isEarly, className }: ProductPictureProps): ReactNode {
  return (
    <Picture
      src={product.image_url ?? product.image}
      alt=""
      width={400}
      height={300}
      loading={isEarly ? "eager" : "lazy"}
      className={`${className} bg-sunken object-cover`}
      fallback={
        <ProductPlaceholder
          subject={subjects[product.category] ?? "component"}
          className={className}
        />
      }
    />
  );
}
