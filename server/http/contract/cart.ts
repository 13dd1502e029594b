import { oc } from "@orpc/contract";
import { z } from "zod";
import { maxLineQuantity } from "#domain/cart.ts";
import { quantitySchema, wantedLines } from "#domain/order-schema.ts";
import { idSchema } from "#domain/value-schema.ts";
import { withErrors } from "./errors.ts";
import { cartSchema } from "./schemas.ts";

const tags = ["cart"];
const errors = withErrors("unauthorized", "invalid_input");
const requiredKey = idSchema.describe(
  "Made by the client for these pieces; a repeated addition or merge with it adds nothing",
);
const idempotencyKey = requiredKey.optional();
const productId = idSchema.describe("Id of the product");

export const cartContract = {
  get: oc
    .route({ method: "GET", path: "/cart", tags, summary: "Read the signed-in person's cart" })
    .output(cartSchema)
    .errors(errors),
  add: oc
    .route({
      method: "POST",
      path: "/cart/items",
      tags,
      summary: "Add pieces of a product",
    })
    .input(
      z.strictObject({
        product_id: productId,
        quantity: quantitySchema.default(1),
        idempotency_key: idempotencyKey,
      }),
    )
    .output(cartSchema)
    .errors({ ...errors, ...withErrors("out_of_stock", "cart_full") }),
  addList: oc
    .route({
      method: "POST",
      path: "/cart/list",
      tags,
      summary: "Add a list of products; what can't be added is named",
    })
    .input(z.strictObject({ items: wantedLines.min(1), idempotency_key: requiredKey }))
    .output(
      cartSchema.extend({
        lines: z
          .array(
            z.object({
              product_id: productId,
              outcome: z
                .enum(["added", "out_of_stock", "not_sold", "not_in_cart"])
                .describe("not_in_cart: added by the first request of this key and gone since"),
            }),
          )
          .describe("What became of each line, in the order of the list"),
      }),
    )
    .errors({ ...errors, ...withErrors("cart_full") }),
  setQuantity: oc
    .route({
      method: "PUT",
      path: "/cart/items/{product_id}",
      tags,
      summary: "Set the pieces of a line; 0 or less removes it",
    })
    .input(
      z.strictObject({
        product_id: productId,
        quantity: z
          .int()
          .min(-maxLineQuantity)
          .max(maxLineQuantity)
          .describe("Pieces; 0 or less removes the line"),
      }),
    )
    .output(cartSchema)
    .errors({ ...errors, ...withErrors("not_found") }),
  removeItem: oc
    .route({ method: "DELETE", path: "/cart/items/{product_id}", tags, summary: "Remove a line" })
    .input(z.strictObject({ product_id: productId }))
    .output(cartSchema)
    .errors({ ...errors, ...withErrors("not_found") }),
  clear: oc
    .route({ method: "DELETE", path: "/cart", tags, summary: "Empty the cart" })
    .output(cartSchema)
    .errors(errors),
  merge: oc
    .route({
      method: "POST",
      path: "/cart/merge",
      tags,
      summary: "Merge a guest's cart into the account's, adding quantities",
    })
    .input(z.strictObject({ items: wantedLines, idempotency_key: idempotencyKey }))
    .output(cartSchema)
    .errors(errors),
};
