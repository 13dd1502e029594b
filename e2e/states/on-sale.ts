import { addProduct, type CreatedProduct } from "../support/journey.ts";
import { callAs } from "../support/viewers.ts";

const onSale = new Map<string, Promise<CreatedProduct>>();

/** Creates a product once per shop, so that every width shows the same one. */
export function putOnSale(
  name: string,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<CreatedProduct> {
  const product = onSale.get(name) ?? callAs("admin").then((admin) => sell(admin, name, fields));
  onSale.set(name, product);
  return product;
}

/** Address of the shop, filtered to the products of a name. */
export function shopWith(name: string): string {
  return `/shop?q=${encodeURIComponent(name)}`;
}

function sell(
  admin: Parameters<typeof addProduct>[0],
  name: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<CreatedProduct> {
  return addProduct(admin, {
    name,
    description: "Nitrile rubber, single lip with dust lip, for 35 mm shafts",
    category: "Oil Seals",
    brand: "NSK",
    price: 4.2,
    stock_quantity: 40,
    ...fields,
  });
}
