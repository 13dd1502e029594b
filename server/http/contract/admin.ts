import { oc } from "@orpc/contract";
import { z } from "zod";
import { withErrors } from "./errors.ts";

const tags = ["admin"];

export const adminContract = {
  me: oc
    .route({
      method: "GET",
      path: "/admin/me",
      tags,
      summary: "Who is signed in, and whether they are admin",
    })
    .output(
      z.object({
        user: z
          .object({
            id: z.string().describe("Id of the account"),
            name: z.string().describe("Full name"),
            email: z.string().describe("E-mail address"),
          })
          .nullable()
          .describe("Who is signed in, or null"),
        is_admin: z.boolean().describe("Whether that person is admin"),
      }),
    ),
  stats: oc
    .route({
      method: "GET",
      path: "/admin/stats",
      tags,
      summary: "Figures of the dashboard (admin)",
    })
    .output(
      z.object({
        total_products: z.int().describe("Products that aren't deleted"),
        total_orders: z.int().describe("Orders that aren't deleted"),
        total_revenue: z.number().describe("Sum of their totals in EUR"),
        low_stock_items: z.int().describe("Products whose stock is low or empty"),
      }),
    )
    .errors(withErrors("unauthorized", "forbidden")),
  daily: oc
    .route({
      method: "GET",
      path: "/admin/daily",
      tags,
      summary: "Orders and revenue per day in Tirana, oldest first, today last (admin)",
    })
    .input(
      z.strictObject({
        days: z.coerce
          .number()
          .int()
          .min(1)
          .max(366)
          .default(30)
          .describe("How many days, today included"),
      }),
    )
    .output(
      z.object({
        days: z
          .array(
            z.object({
              day: z.iso.date().describe("Date in Tirana"),
              orders: z.int().describe("Orders placed that day"),
              revenue: z.number().describe("Sum of their totals in EUR"),
            }),
          )
          .describe("Days, oldest first"),
      }),
    )
    .errors(withErrors("unauthorized", "forbidden", "invalid_input")),
  exportProducts: oc
    .route({
      method: "GET",
      path: "/admin/exports/products",
      tags,
      summary: "All products as a CSV file (admin)",
    })
    .output(z.file().mime("text/csv"))
    .errors(withErrors("unauthorized", "forbidden")),
  exportOrders: oc
    .route({
      method: "GET",
      path: "/admin/exports/orders",
      tags,
      summary: "All orders as a CSV file, one row per order line (admin)",
    })
    .output(z.file().mime("text/csv"))
    .errors(withErrors("unauthorized", "forbidden")),
  createAdmin: oc
    .route({
      method: "POST",
      path: "/admin/create-admin",
      tags,
      summary: "Create the configured admin account if it is missing",
    })
    .input(z.strictObject({}).optional())
    .output(z.object({ success: z.boolean().describe("Whether it was done") }))
    .errors(withErrors("admin_account_unavailable", "rate_limited", "invalid_input")),
  claim: oc
    .route({
      method: "POST",
      path: "/admin/setup",
      tags,
      summary: "Become the first admin with the one-time setup code",
    })
    .input(
      z.strictObject({
        code: z.string().max(200).describe("Setup code that the server prints at its start"),
      }),
    )
    .output(z.object({ success: z.boolean().describe("Whether it was done") }))
    .errors(withErrors("unauthorized", "setup_code_refused", "rate_limited", "invalid_input")),
  settings: oc
    .route({
      method: "GET",
      path: "/settings",
      tags,
      summary: "Public settings of this shop",
    })
    .output(
      z.object({
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
      }),
    ),
};
