/** Makes the types of `sampleClient` from the document. */
export const sampleClientCommand = (origin: string): string =>
  `npx openapi-typescript ${origin}/api/openapi.json \\\n  --root-types --root-types-no-schema-prefix \\\n  --default-non-nullable false -o shop-api.ts`;

/**
 * A client as the reference page shows it. `sample-client.test.ts` compiles it with the generated types
 * and runs it.
 */
export const sampleClient = `import createClient from "openapi-fetch";
import type { Order, paths, Product } from "./shop-api.ts";

const api = createClient<paths>({ baseUrl: process.env["SHOP_API"] ?? "" });

export async function findProducts(search: string): Promise<Product[]> {
  const { data } = await api.GET("/products", { params: { query: { search } } });
  return data?.items ?? [];
}

export async function orderPieces(product: Product, quantity: number): Promise<Order> {
  const { data, error } = await api.POST("/orders", {
    body: {
      customer_name: "Arben Hoxha",
      phone: "+355 69 123 4567",
      country: "Shqipëri",
      city: "Tiranë",
      shipping_method: "Rruga e Kavajës 120",
      idempotency_key: crypto.randomUUID(),
      items: [{ id: product.id, quantity }],
    },
  });
  if (error) throw new Error(\`\${error.code}: \${error.message}\`);
  return data;
}
`;
