/** What a customer sends: who and where, and pieces of products. Never a price. */
export type OrderRequest = {
  readonly customer_name: string;
  readonly phone: string;
  readonly country: string;
  readonly city: string;
  readonly shipping_method: string;
  readonly notes: string;
  readonly idempotency_key: string;
  readonly items: readonly { readonly id: string; readonly quantity: number }[];
};

/** The same with the form's hidden field, which people leave empty and programs fill in. */
export type SentOrder = OrderRequest & { readonly website?: string };
