import { z } from "zod";
import { adminProductSorts, adminProductStates } from "./admin-list.ts";
import { convertFields } from "./convert-fields.ts";
import { isDimension } from "./dimension.ts";
import { readFigureRange } from "./figure-range.ts";
import { isAllowedImageUrl } from "./image-url.ts";
import { currencies, parseAmount } from "./money.ts";
import { cursorSchema, limitSchema } from "./paging-schema.ts";
import {
  productFieldNames,
  productFields,
  type ByProductField,
  type FieldRules,
  type InitialField,
  type KindValues,
  type ProductField,
  type ProductFieldKind,
} from "./product-fields.ts";
import { productSeals } from "./seals.ts";
import { maxFigureLength, maxSearchLength, shopPageSize, shopSorts } from "./shop-list.ts";
import { maxStockQuantity } from "./stock.ts";
import { idSchema, requiredText, text } from "./value-schema.ts";

// The browser may import only types of this file: zod adds 22 kB to a chunk.

/** Descriptions of the fields in the API reference. */
const meanings: Readonly<Record<ProductField, string>> = {
  name: "Name, as the shop lists it",
  price: "Price of a piece in the product's own currency, with at most two decimals",
  currency: "Currency of the price; ALL is the Albanian lek",
  description: "What the product is, in a few sentences",
  specifications: "Technical data as text, or null",
  brand: "Name of the brand, may be empty",
  category: "Category that the shop filters by, may be empty",
  stock_quantity: "Pieces in stock",
  low_stock_threshold: "From this many pieces down the stock counts as low",
  image_url: "Picture: a path of this site or an https address, or null",
  is_active: "Whether the shop shows the product",
  bore_mm: "Bore in mm, of a seal its shaft; null if it isn't known",
  outside_diameter_mm: "Outside diameter in mm, of a seal its housing; null if it isn't known",
  width_mm: "Width or height in mm; null if it isn't known",
  length_mm: "Length of a belt in mm, on the line that its code states; null if it isn't known",
  seals: "How a bearing's sides are closed; null if it isn't known",
  section: "Section or profile of a belt, or null",
};

type KindSchemas = {
  readonly [Kind in ProductFieldKind]: z.ZodType<KindValues[Kind], KindValues[Kind]>;
};
type FieldSchemas = ByProductField<KindSchemas>;
type NewFieldSchemas = {
  readonly [Field in ProductField]: Field extends InitialField
    ? z.ZodDefault<FieldSchemas[Field]>
    : FieldSchemas[Field];
};

const inputFields: FieldSchemas = convertFields<FieldRules, KindSchemas>(productFields, {
  text: ({ maxLength, initial }, field) =>
    (initial === undefined ? requiredText : text)(maxLength).describe(meanings[field]),
  note: ({ maxLength }, field) => text(maxLength).nullable().describe(meanings[field]),
  image: ({ maxLength }, field) =>
    text(maxLength)
      .refine(isAllowedImageUrl, "must be a path of this site or an https address")
      .nullable()
      .describe(meanings[field]),
  amount: (_, field) =>
    z
      .number()
      .refine((amount) => parseAmount(amount) !== undefined, "must be 0 or more with two decimals")
      .describe(meanings[field]),
  currency: (_, field) => z.enum(currencies).describe(meanings[field]),
  count: (_, field) => z.int().min(0).max(maxStockQuantity).describe(meanings[field]),
  switch: (_, field) => z.boolean().describe(meanings[field]),
  dimension: (_, field) =>
    z
      .number()
      .refine(isDimension, "must be above 0 mm with at most three decimals")
      .nullable()
      .describe(meanings[field]),
  choice: ({ options }, field) => z.enum(options).nullable().describe(meanings[field]),
});

const outputFields: FieldSchemas = convertFields<FieldRules, KindSchemas>(productFields, {
  text: (_, field) => z.string().describe(meanings[field]),
  note: (_, field) => z.string().nullable().describe(meanings[field]),
  image: (_, field) => z.string().nullable().describe(meanings[field]),
  amount: (_, field) => z.number().describe(meanings[field]),
  currency: (_, field) => z.enum(currencies).describe(meanings[field]),
  count: (_, field) => z.int().describe(meanings[field]),
  switch: (_, field) => z.boolean().describe(meanings[field]),
  dimension: (_, field) => z.number().nullable().describe(meanings[field]),
  choice: ({ options }, field) => z.enum(options).nullable().describe(meanings[field]),
});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets the type of each field
const newProductFields = Object.fromEntries(
  productFieldNames.map((field) => {
    const { initial } = productFields[field];
    const schema = inputFields[field];
    return [field, initial === undefined ? schema : z._default<z.ZodType>(schema, initial)];
  }),
) as NewFieldSchemas;

/** What an admin sends to add a product. */
export const newProductSchema = z
  .strictObject({
    ...newProductFields,
    id: idSchema
      .optional()
      .describe("Made by the client: the same id again adds nothing and answers with the first"),
  })
  .meta({ id: "NewProduct", description: "What an admin sends to add a product" });

export type NewProduct = z.output<typeof newProductSchema>;

/** What an admin sends to change a product; missing fields stay unchanged. */
export const productPatchSchema = z.strictObject({
  id: idSchema,
  ...z.strictObject(inputFields).partial().shape,
  expected_stock: z
    .int()
    .optional()
    .describe("The stock that the change starts from: with another one stored, nothing is changed"),
});

export type ProductPatch = z.output<typeof productPatchSchema>;

const { name, price, currency, image_url, is_active, ...others } = outputFields;

// Fields in another sequence change answersVersion, and devices then drop their stored responses.
export const productSchema = z
  .object({
    id: idSchema,
    name,
    price,
    price_eur: z
      .number()
      .describe("The price in euro, converted where the currency is another one"),
    currency,
    image_url,
    image: z.string().nullable().describe("Former place of the picture, or null"),
    ...others,
    stock: z.enum(["inStock", "outOfStock"]).describe("Whether any piece is in stock"),
    is_active,
    created_at: z.iso.datetime().describe("When the product was added"),
    updated_at: z.iso.datetime().describe("When it was last changed"),
  })
  .meta({ id: "Product", description: "A product of the shop" });

/** A product in the API's format. Amounts are numbers with at most two decimals. */
export type Product = z.output<typeof productSchema>;

/** A product as the dashboard lists it. */
export const adminProductSchema = productSchema
  .extend({
    deleted_at: z.iso.datetime().nullable().describe("When it was deleted, or null"),
    deleted_by: z.string().nullable().describe("Name of who deleted it"),
  })
  .meta({ id: "AdminProduct", description: "A product as the dashboard lists it" });

export type AdminProductRecord = z.output<typeof adminProductSchema>;

const figureSchema = (meaning: string): z.ZodOptional<z.ZodString> =>
  text(maxFigureLength)
    .refine(
      (typed) => typed === "" || readFigureRange(typed) !== undefined,
      "must be a figure in mm",
    )
    .describe(
      `${meaning}, as typed: 25, 25,0 mm, d25, 1 in, within 0.3 mm or 1 %; or a range: 20-30, from 20, to 30`,
    )
    .optional();

/** What narrows the list of visible products. */
const productFilterFields = {
  search: text(maxSearchLength).optional().describe("Part of name or description"),
  category: text(productFields.category.maxLength)
    .optional()
    .describe("Only products of this category"),
  brand: text(productFields.brand.maxLength).optional().describe("Only products of this brand"),
  bore: figureSchema("Bore"),
  outside: figureSchema("Outside diameter"),
  width: figureSchema("Width"),
  length: figureSchema("Length"),
  seals: z.enum(productSeals).optional().describe("Only products closed like this"),
  section: text(productFields.section.maxLength)
    .optional()
    .describe("Only belts of this section; case, blanks and hyphens don't matter"),
};

export const productFilterSchema = z.strictObject(productFilterFields);

export type ProductFilter = z.output<typeof productFilterSchema>;

export const productQuerySchema = z.strictObject({
  ...productFilterFields,
  sort: z.enum(shopSorts).default("name-asc").describe("Order of the list"),
  limit: limitSchema(100, shopPageSize),
  cursor: cursorSchema.optional(),
});

export type ProductQuery = z.output<typeof productQuerySchema>;

export const adminProductQuerySchema = z.strictObject({
  search: text(maxSearchLength).optional().describe("Part of name, brand or description"),
  category: text(productFields.category.maxLength)
    .optional()
    .describe("Only products of this category"),
  state: z.enum(adminProductStates).default("all").describe("deleted: of the last 30 days"),
  sort: z.enum(adminProductSorts).default("newest").describe("Order of the list"),
  limit: limitSchema(100, 50),
  cursor: cursorSchema.optional(),
});

export type AdminProductQuery = z.output<typeof adminProductQuerySchema>;
