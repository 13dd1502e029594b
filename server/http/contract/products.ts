import { oc } from "@orpc/contract";
import { z } from "zod";
import {
  adminProductQuerySchema,
  adminProductSchema,
  newProductSchema,
  productFilterSchema,
  productPatchSchema,
  productQuerySchema,
  productSchema,
} from "#domain/product-schema.ts";
import { idSchema } from "#domain/value-schema.ts";
import { withErrors } from "./errors.ts";
import {
  namedProductsInput,
  namedProductsSchema,
  productDimensionsSchema,
} from "./product-lists.ts";
import { historyInput, historySchema, idInput, listSchema } from "./schemas.ts";

const tags = ["products"];
const adminErrors = withErrors("unauthorized", "forbidden", "invalid_input");

export const productsContract = {
  list: oc
    .route({
      method: "GET",
      path: "/products",
      tags,
      summary: "List visible products",
      description:
        "Products that the shop shows, a page at a time. Filters narrow the list together; send `next_cursor` as `cursor` for the page after.",
    })
    .input(productQuerySchema)
    .output(
      listSchema(productSchema, "Products of this page", {
        id: "ProductList",
        description: "A page of products",
      }),
    )
    .errors(withErrors("invalid_input")),
  filters: oc
    .route({
      method: "GET",
      path: "/products/filters",
      tags,
      summary: "Categories and brands in use, with the number of visible products",
      description:
        "Each pair of category and brand that a visible product has, with its count. Made for filter lists: sum the counts of a category or of a brand.",
    })
    .output(
      z
        .object({
          uses: z
            .array(
              z
                .object({
                  category: z.string().describe("Name of the category"),
                  brand: z.string().describe("Name of the brand"),
                  count: z.int().describe("Visible products of both"),
                })
                .meta({
                  id: "ProductFilter",
                  description: "A category and a brand with the number of their products",
                }),
            )
            .describe("Pairs of category and brand in use"),
        })
        .meta({ id: "ProductFilterList", description: "Categories and brands in use" }),
    ),
  dimensions: oc
    .route({
      method: "GET",
      path: "/products/dimensions",
      tags,
      summary: "Dimensions in use, with the number of visible products",
      description:
        "Each list counts the products that the other filters leave, so that another value of its own can be chosen.",
    })
    .input(productFilterSchema)
    .output(productDimensionsSchema)
    .errors(withErrors("invalid_input")),
  named: oc
    .route({
      method: "GET",
      path: "/products/named",
      tags,
      summary: "List visible products of some codes, or of some sections of a maker's belts",
      description:
        "For the rows of a table: one request instead of one for each. `codes` finds products with any of them in their names, `sections` the belts of one brand.",
    })
    .input(namedProductsInput)
    .output(namedProductsSchema)
    .errors(withErrors("invalid_input", "rate_limited")),
  get: oc
    .route({
      method: "GET",
      path: "/products/{id}",
      tags,
      summary: "Read one visible product",
      description: "A product that is hidden or deleted answers 404, also for an admin.",
    })
    .input(idInput)
    .output(productSchema)
    .errors(withErrors("not_found", "invalid_input")),
  create: oc
    .route({
      method: "POST",
      path: "/products",
      tags,
      summary: "Add a product (admin)",
      description:
        "Fields that are left out get the value named at them. Send an `id` of your own to be able to repeat the request safely.",
      successStatus: 201,
    })
    .input(newProductSchema)
    .output(productSchema)
    .errors(withErrors("sign_in_to_add_products", "forbidden", "invalid_input")),
  update: oc
    .route({
      method: "PATCH",
      path: "/products/{id}",
      tags,
      summary: "Change some fields of a product (admin)",
      description:
        "Only the fields sent are changed. The shop's visitors see the change at once. With `expected_stock`, `stock_changed` says in `data.count` how many pieces there are by now.",
    })
    .input(productPatchSchema)
    .output(productSchema)
    .errors({ ...adminErrors, ...withErrors("not_found", "stock_changed") }),
  setStock: oc
    .route({
      method: "PUT",
      path: "/products/{id}/stock",
      tags,
      summary: "Switch a product in or out of stock (admin)",
      description:
        "Off writes 0 and remembers the count; on restores it, or 100 where none is known.",
    })
    .input(
      z.strictObject({
        id: idSchema,
        in_stock: z.boolean().describe("Whether any piece is in stock"),
      }),
    )
    .output(productSchema)
    .errors({ ...adminErrors, ...withErrors("not_found") }),
  remove: oc
    .route({
      method: "DELETE",
      path: "/products/{id}",
      tags,
      summary: "Delete a product (admin)",
      description:
        "The shop no longer shows or sells it. It can be brought back within 30 days. Orders keep its name and price.",
      successStatus: 204,
    })
    .input(idInput)
    .errors({ ...adminErrors, ...withErrors("not_found") }),
  adminList: oc
    .route({
      method: "GET",
      path: "/admin/products",
      tags,
      summary: "List products with hidden and deleted ones (admin)",
      description:
        "All products of the shop, whatever their state; `state` selects. A deleted one is listed for 30 days with who deleted it.",
    })
    .input(adminProductQuerySchema)
    .output(
      listSchema(adminProductSchema, "Products of this page", {
        id: "AdminProductList",
        description: "A page of products as the dashboard lists them",
      }),
    )
    .errors(adminErrors),
  restore: oc
    .route({
      method: "POST",
      path: "/products/{id}/restore",
      tags,
      summary: "Undo a deletion within 30 days (admin)",
      description:
        "Brings the product back as it was, with its stock. After 30 days the answer is `undo_expired`.",
    })
    .input(idInput)
    .output(productSchema)
    .errors({ ...adminErrors, ...withErrors("not_found", "undo_expired") }),
  history: oc
    .route({
      method: "GET",
      path: "/products/{id}/history",
      tags,
      summary: "Who changed a product and when, newest first (admin)",
      description:
        "Each entry names the person, the time and the fields with the value before and after.",
    })
    .input(historyInput)
    .output(historySchema)
    .errors({ ...adminErrors, ...withErrors("not_found") }),
};
