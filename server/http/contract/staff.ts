import { oc } from "@orpc/contract";
import { z } from "zod";
import { productSchema } from "#domain/product-schema.ts";
import { maxStockQuantity } from "#domain/stock.ts";
import { idSchema } from "#domain/value-schema.ts";
import { withErrors } from "./errors.ts";

const tags = ["admin"];
const countSchema = z.int().min(0).max(maxStockQuantity);

/** The work of staff beside products and orders. */
export const staffContract = {
  orderMail: oc
    .route({
      method: "GET",
      path: "/admin/order-mail",
      tags,
      summary: "How many addresses get mail about new orders (admin)",
    })
    .output(z.object({ recipients: z.int().describe("Addresses in STAFF_EMAILS") }))
    .errors(withErrors("unauthorized", "forbidden")),
  setStockCount: oc
    .route({
      method: "PUT",
      path: "/admin/products/{id}/stock-count",
      tags,
      summary: "Count a product's stock, if it is still as expected (admin)",
      description:
        "`stock_changed` says in `data.count` how many pieces there are by now, for instance after an order.",
    })
    .input(
      z.strictObject({
        id: idSchema,
        count: countSchema.describe("Pieces in stock"),
        expected: countSchema.describe("Pieces that the change starts from"),
      }),
    )
    .output(productSchema)
    .errors(withErrors("unauthorized", "forbidden", "invalid_input", "not_found", "stock_changed")),
};
