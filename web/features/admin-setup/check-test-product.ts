import { isAllowedImageUrl } from "#domain/image-url.ts";
import { messages } from "#domain/messages.ts";
import { parseAmount } from "#domain/money.ts";
import { readNumber } from "#web/lib/read-number.ts";
import type { adminSetup } from "#web/messages/en/admin-setup.ts";

export interface TypedProduct {
  readonly name: string;
  readonly price: string;
  readonly description: string;
  readonly imageUrl: string;
}

export type TestProductErrors = Partial<Readonly<Record<keyof TypedProduct, string>>>;

/** A valid test product. */
export interface TestProduct {
  readonly name: string;
  readonly price: number;
  readonly description: string;
  readonly image_url: string | null;
  readonly stock_quantity: 10;
  readonly is_active: true;
  readonly currency: "EUR";
  readonly brand: "Generic";
  readonly category: "General";
}

export type CheckedTestProduct =
  | { readonly ok: true; readonly product: TestProduct }
  | { readonly ok: false; readonly message: string; readonly faults: TestProductErrors };

/** Validates the quick form: name, price and description are required, the image isn't. */
export function checkTestProduct(typed: TypedProduct, text: typeof adminSetup): CheckedTestProduct {
  const name = typed.name.trim();
  const description = typed.description.trim();
  const imageUrl = typed.imageUrl.trim();
  const price = readNumber(typed.price);
  const cents = parseAmount(price);
  const isImageGood = imageUrl === "" || isAllowedImageUrl(imageUrl);
  if (name !== "" && description !== "" && cents !== undefined && isImageGood) {
    const image_url = imageUrl === "" ? null : imageUrl;
    return {
      ok: true,
      product: { ...fixedFields, name, description, price, image_url },
    };
  }
  const isSomethingMissing = name === "" || description === "" || typed.price.trim() === "";
  return {
    ok: false,
    message: isSomethingMissing ? messages.setup.fillAllFields : messages.products.addFailed,
    faults: {
      ...(name === "" && { name: text.enterName }),
      ...(cents === undefined && { price: text.enterPrice }),
      ...(description === "" && { description: text.enterDescription }),
      ...(!isImageGood && { imageUrl: text.enterImageUrl }),
    },
  };
}

const fixedFields = {
  stock_quantity: 10,
  is_active: true,
  currency: "EUR",
  brand: "Generic",
  category: "General",
} as const;
