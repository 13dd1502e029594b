/** An order as sent by the client: contact, address, products and quantities. Never a price. */
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

/** Includes the form's hidden field (honeypot), which people leave empty and bots fill in. */
export type SentOrder = OrderRequest & { readonly website?: string };
