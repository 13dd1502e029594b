/** Composes a guest's order of one piece. */
export function composeOrder(customer: string, productId: string, key: string): object {
  return {
    customer_name: customer,
    phone: "+355 4 000 0100",
    country: "Shqipëri",
    city: "Tiranë",
    shipping_method: "Rruga 1",
    idempotency_key: key,
    items: [{ id: productId, quantity: 1 }],
  };
}
