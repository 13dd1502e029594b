import { z } from "zod";
import { historyActions } from "#domain/history.ts";
import {
  limitSchema,
  matchCountSchema,
  nextCursorSchema,
  numberCursorSchema,
} from "#domain/paging-schema.ts";
import { productSchema } from "#domain/product-schema.ts";
import { idSchema } from "#domain/value-schema.ts";

/** The id of what a route reads or changes, in its path. */
export const idInput = z.strictObject({ id: idSchema });

/**
 * A page of a list, with the number of all matches.
 * @param items Describes the items.
 */
export function listSchema<Item extends z.ZodType>(
  item: Item,
  items: string,
  meta: { readonly id: string; readonly description: string },
): z.ZodObject<{
  items: z.ZodArray<Item>;
  count: typeof matchCountSchema;
  next_cursor: typeof nextCursorSchema;
}> {
  return z
    .object({
      items: z.array(item).describe(items),
      count: matchCountSchema,
      next_cursor: nextCursorSchema,
    })
    .meta(meta);
}

export const cartSchema = z
  .object({
    items: z
      .array(
        z
          .object({
            id: idSchema.describe("Id of the line"),
            product_id: idSchema.describe("Id of the product"),
            quantity: z.int().describe("Pieces"),
            product: productSchema
              .pick({
                id: true,
                name: true,
                price: true,
                price_eur: true,
                currency: true,
                category: true,
                image_url: true,
                description: true,
                stock_quantity: true,
              })
              .meta({ id: "CartProduct", description: "The product as it is now" }),
          })
          .meta({ id: "CartLine", description: "A line of the cart" }),
      )
      .describe("Lines of the cart"),
    dropped: z
      .array(z.string())
      .describe(
        "Names of products that left the cart because they are no longer sold; lines of a merge that aren't sold are left out without a name",
      ),
  })
  .meta({ id: "Cart", description: "The cart with its products as they are now" });

const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Changes that admins made to a product or an order, newest first. */
export const historySchema = z
  .object({
    items: z
      .array(
        z
          .object({
            id: z.int().describe("Number of the entry"),
            action: z.enum(historyActions).describe("What was done"),
            changes: z
              .record(z.string(), z.tuple([fieldValue, fieldValue]))
              .describe("Field: [before, after]"),
            cause: z
              .object({
                order: idSchema.optional().describe("Id of the order that moved the stock"),
                import: idSchema.optional().describe("Id of the import that wrote the product"),
              })
              .nullable()
              .describe("What made it happen, where it wasn't the person directly"),
            actor_name: z.string().describe("Name of who did it"),
            at: z.iso.datetime().describe("When it was done"),
          })
          .meta({ id: "HistoryEntry", description: "A change, who made it and when" }),
      )
      .describe("Entries of the history"),
    next_cursor: nextCursorSchema,
  })
  .meta({ id: "History", description: "A page of changes, newest first" });

export const historyInput = z.strictObject({
  id: idSchema,
  limit: limitSchema(100, 20),
  cursor: numberCursorSchema(15).optional(),
});

export const changeSchema = z
  .object({
    seq: z.int().describe("Grows with time; repeated after a resume, so remember the last ones"),
    kind: z
      .enum(["created", "updated", "deleted", "many"])
      .describe("many: more than are named one by one, as an import changes; id is one of them"),
    id: idSchema,
    only_stock: z
      .literal(true)
      .optional()
      .describe("Nothing but the stock of the product changed: only what shows it is outdated"),
  })
  .meta({ id: "Change", description: "That something changed; read it again to see what" });
