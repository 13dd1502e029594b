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
    .route({
      method: "GET",
      path: "/cart",
      tags,
      summary: "Read the signed-in person's cart",
      description:
        "Lines with the product as it is now. Products that are no longer sold are taken out and named once in `dropped`.",
    })
    .output(cartSchema)
    .errors(errors),
  add: oc
    .route({
      method: "POST",
      path: "/cart/items",
      tags,
      summary: "Add pieces of a product",
      description:
        "Adds to the line of the product, or makes one. More pieces than the stock holds can be in a cart; a product without stock can't be added.",
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
      description:
        "Every line is tried by itself: `lines` says for each what became of it, and the cart holds the rest.",
    })
    .input(z.strictObject({ items: wantedLines.min(1), idempotency_key: requiredKey }))
    .output(
      cartSchema
        .extend({
          lines: z
            .array(
              z
                .object({
                  product_id: productId,
                  outcome: z
                    .enum(["added", "out_of_stock", "not_sold", "not_in_cart"])
                    .describe("not_in_cart: added by the first request of this key and gone since"),
                })
                .meta({ id: "ListOutcome", description: "What became of a line of a list" }),
            )
            .describe("What became of each line, in the order of the list"),
        })
        .meta({ id: "CartAfterList", description: "The cart after a list was added to it" }),
    )
    .errors({ ...errors, ...withErrors("cart_full") }),
  setQuantity: oc
    .route({
      method: "PUT",
      path: "/cart/items/{product_id}",
      tags,
      summary: "Set the pieces of a line; 0 or less removes it",
      description:
        "Sets the number of pieces of a product that is in the cart, and answers with the whole cart.",
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
    .route({
      method: "DELETE",
      path: "/cart/items/{product_id}",
      tags,
      summary: "Remove a line",
      description: "Takes the product out of the cart and answers with the rest.",
    })
    .input(z.strictObject({ product_id: productId }))
    .output(cartSchema)
    .errors({ ...errors, ...withErrors("not_found") }),
  clear: oc
    .route({
      method: "DELETE",
      path: "/cart",
      tags,
      summary: "Empty the cart",
      description: "Takes every line out and answers with the empty cart.",
    })
    .output(cartSchema)
    .errors(errors),
  merge: oc
    .route({
      method: "POST",
      path: "/cart/merge",
      tags,
      summary: "Merge a guest's cart into the account's, adding quantities",
      description:
        "For a guest who signs in: the pieces of both carts are added up. Products that aren't sold are left out.",
    })
    .input(z.strictObject({ items: wantedLines, idempotency_key: idempotencyKey }))
    .output(cartSchema)
    .errors(errors),
};
