import { z } from "zod";
import { paymentWays, type OrderTerms } from "#domain/order-terms.ts";
import { readDeliveryRates } from "#domain/read-delivery-rates.ts";

const commaList = z
  .string()
  .transform((text) => [...new Set(text.split(",").map((entry) => entry.trim()))].filter(Boolean));

export const termsEnvironment = z.object({
  PRICES_INCLUDE_VAT: z.enum(["true", "false"]).optional(),
  DELIVERY_RATES: z
    .string()
    .default("")
    .transform((setting, ctx) => {
      try {
        return readDeliveryRates(setting);
      } catch (error) {
        ctx.addIssue({ code: "custom", message: error instanceof Error ? error.message : "" });
        return z.NEVER;
      }
    }),
  FREE_DELIVERY_FROM: z.coerce.number().min(0).max(1_000_000).multipleOf(0.01).optional(),
  PAYMENT_WAYS: commaList.default([...paymentWays]).pipe(z.array(z.enum(paymentWays))),
  BANK_ACCOUNT: z.string().max(200).optional(),
});

export function readOrderTerms(read: z.infer<typeof termsEnvironment>): OrderTerms {
  const { PRICES_INCLUDE_VAT: hasVat } = read;
  return {
    prices_include_vat: hasVat === undefined ? null : hasVat === "true",
    delivery: read.DELIVERY_RATES,
    free_delivery_from: read.FREE_DELIVERY_FROM ?? null,
    payment_ways: read.PAYMENT_WAYS,
  };
}
