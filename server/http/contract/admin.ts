import { oc } from "@orpc/contract";
import { z } from "zod";
import { paymentWays } from "#domain/order-terms.ts";
import { countDays, maxFigureDays } from "#domain/period.ts";
import { deliveryCountries } from "#domain/places.ts";
import { stockDisplays } from "#domain/stock.ts";
import { withErrors } from "./errors.ts";

const tags = ["admin"];
const done = z
  .object({ success: z.boolean().describe("Whether it was done") })
  .meta({ id: "AdminDone", description: "Whether it was done" });

const orderTermsSchema = z
  .object({
    prices_include_vat: z
      .boolean()
      .nullable()
      .describe("Whether prices include VAT; null if it is agreed on the phone"),
    delivery: z
      .array(
        z.object({
          country: z.enum(deliveryCountries).describe("Country of the delivery"),
          city: z.string().nullable().describe("City, or null for the rest of the country"),
          cost: z.number().describe("Cost in EUR"),
          days_min: z.int().describe("Working days at least"),
          days_max: z.int().describe("Working days at most"),
        }),
      )
      .describe("Rates of delivery; elsewhere it is agreed on the phone"),
    free_delivery_from: z
      .number()
      .nullable()
      .describe("Goods of this amount in EUR are delivered free of charge; null for none"),
    payment_ways: z.array(z.enum(paymentWays)).describe("How customers may pay"),
  })
  .meta({
    id: "OrderTerms",
    description: "What is said about VAT, delivery and payment before an order",
  });

const retentionSchema = z
  .object({
    unconfirmed_account_days: z.int().describe("Accounts whose address was never confirmed"),
    guest_order_months: z
      .int()
      .describe("Contact data of orders without an account, since their last change"),
    quote_months: z.int().describe("Quotes, since their last change"),
    history_months: z.int().describe("Who changed what"),
    search_months: z.int().describe("Searches that found nothing"),
    mail_file_days: z.int().describe("Mails in files, on a server without a mail server"),
  })
  .meta({ id: "Retention", description: "How long personal data stays" });

const dailyFiguresQuerySchema = z
  .strictObject({
    days: z.coerce
      .number()
      .int()
      .min(1)
      .max(maxFigureDays)
      .default(30)
      .describe("How many days, today included; without `day`"),
    day: z.iso.date().optional().describe("The first day; without `until` the only one"),
    until: z.iso.date().optional().describe("With `day`: the last day"),
  })
  .refine(({ day, until }) => until === undefined || day !== undefined, {
    path: ["day"],
    message: "must be stated with `until`",
  })
  .refine(
    ({ day, until }) => {
      const days = day === undefined ? 1 : countDays(day, until ?? day);
      return days >= 1 && days <= maxFigureDays;
    },
    { path: ["until"], message: `must be 1 to ${maxFigureDays} days from \`day\`` },
  );

export const adminContract = {
  me: oc
    .route({
      method: "GET",
      path: "/admin/me",
      tags,
      summary: "Who is signed in, and whether they are admin",
      description:
        "Tells the caller's own right only. Without a session `user` is null and `is_admin` false.",
    })
    .output(
      z
        .object({
          user: z
            .object({
              id: z.string().describe("Id of the account"),
              name: z.string().describe("Full name"),
              email: z.string().describe("E-mail address"),
              phone: z.string().nullable().describe("Phone number, or null"),
            })
            .nullable()
            .describe("Who is signed in, or null"),
          is_admin: z.boolean().describe("Whether that person is admin"),
          second_factor_due: z
            .literal(true)
            .optional()
            .describe(
              "The account is an admin's and has to set up the required second factor first",
            ),
        })
        .meta({ id: "AdminRight", description: "The caller and their right" }),
    ),
  stats: oc
    .route({
      method: "GET",
      path: "/admin/stats",
      tags,
      summary: "Figures of the dashboard (admin)",
      description: "Counted when asked. Deleted products and orders don't count.",
    })
    .output(
      z
        .object({
          total_products: z.int().describe("Products that aren't deleted"),
          total_orders: z.int().describe("Orders that aren't deleted"),
          total_revenue: z.number().describe("Sum of their totals in EUR"),
          low_stock_items: z.int().describe("Products whose stock is low or empty"),
        })
        .meta({ id: "DashboardFigures", description: "Totals of the shop" }),
    )
    .errors(withErrors("unauthorized", "forbidden")),
  daily: oc
    .route({
      method: "GET",
      path: "/admin/daily",
      tags,
      summary: "Orders and revenue per day in Tirana, oldest first (admin)",
      description:
        "The last `days`, or those from `day` to `until`, at most 366. Days without an order are listed with 0.",
    })
    .input(dailyFiguresQuerySchema)
    .output(
      z
        .object({
          days: z
            .array(
              z
                .object({
                  day: z.iso.date().describe("Date in Tirana"),
                  orders: z.int().describe("Orders placed that day"),
                  revenue: z.number().describe("Sum of their totals in EUR"),
                })
                .meta({ id: "DayFigures", description: "Orders and revenue of a day" }),
            )
            .describe("Days, oldest first"),
        })
        .meta({ id: "DailyFigures", description: "Orders and revenue per day" }),
    )
    .errors(withErrors("unauthorized", "forbidden", "invalid_input")),
  exportProducts: oc
    .route({
      method: "GET",
      path: "/admin/exports/products",
      tags,
      summary: "All products as a CSV file (admin)",
      description:
        "The file that /admin/imports takes, so it can be changed in a spreadsheet and brought back.",
    })
    .output(z.file().mime("text/csv"))
    .errors(withErrors("unauthorized", "forbidden")),
  exportOrders: oc
    .route({
      method: "GET",
      path: "/admin/exports/orders",
      tags,
      summary: "All orders as a CSV file, one row per order line (admin)",
      description: "UTF-8 with a header line. An order with three lines has three rows.",
    })
    .output(z.file().mime("text/csv"))
    .errors(withErrors("unauthorized", "forbidden")),
  exportQuotes: oc
    .route({
      method: "GET",
      path: "/admin/exports/quotes",
      tags,
      summary: "All quotes as a CSV file, one row per line (admin)",
      description: "UTF-8 with a byte order mark, as spreadsheets read it.",
    })
    .output(z.file().mime("text/csv"))
    .errors(withErrors("unauthorized", "forbidden")),
  createAdmin: oc
    .route({
      method: "POST",
      path: "/admin/create-admin",
      tags,
      summary: "Create the configured admin account if it is missing",
      description:
        "Only where the operator has configured an e-mail address and a password for it. Repeating it changes nothing.",
    })
    .input(z.strictObject({}).optional())
    .output(done)
    .errors(withErrors("admin_account_unavailable", "rate_limited", "invalid_input")),
  claim: oc
    .route({
      method: "POST",
      path: "/admin/setup",
      tags,
      summary: "Become the first admin with the one-time setup code",
      description: "For a new shop: the signed-in person becomes admin. The code works once.",
    })
    .input(
      z.strictObject({
        code: z.string().max(200).describe("Setup code that the server prints at its start"),
      }),
    )
    .output(done)
    .errors(withErrors("unauthorized", "setup_code_refused", "rate_limited", "invalid_input")),
  settings: oc
    .route({
      method: "GET",
      path: "/settings",
      tags,
      summary: "Public settings of this shop",
      description: "What a page has to know before anyone signs in.",
    })
    .output(
      z
        .object({
          default_admin_email: z
            .string()
            .nullable()
            .describe("Address that the admin sign-in starts with, or null"),
          exchange_rates: z
            .object({
              USD: z.number().describe("US dollars for 1 EUR"),
              ALL: z.number().describe("Lek for 1 EUR"),
              as_of: z.string().describe("Date of the rates, or 'set' where the operator set them"),
            })
            .describe("Rates that prices are converted with"),
          stock_display: z
            .enum(stockDisplays)
            .describe(
              "How exactly public answers state the stock; unless exact, a count above 10 and, for badge, any count stands for its state alone",
            ),
          retention: retentionSchema.describe("How long personal data stays"),
          order_terms: orderTermsSchema,
        })
        .meta({ id: "Settings", description: "Public settings of the shop" }),
    ),
};
