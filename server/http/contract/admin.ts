import { oc } from "@orpc/contract";
import { z } from "zod";
import { refusals } from "./refusals.ts";

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
        user: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
        is_admin: z.boolean(),
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
        total_products: z.int(),
        total_orders: z.int(),
        total_revenue: z.number().describe("EUR"),
        low_stock_items: z.int(),
      }),
    )
    .errors(refusals("unauthorized", "forbidden")),
  daily: oc
    .route({
      method: "GET",
      path: "/admin/daily",
      tags,
      summary: "Orders and revenue per day in Tirana, oldest first, today last (admin)",
    })
    .input(z.strictObject({ days: z.coerce.number().int().min(1).max(366).default(30) }))
    .output(
      z.object({
        days: z.array(
          z.object({ day: z.iso.date(), orders: z.int(), revenue: z.number().describe("EUR") }),
        ),
      }),
    )
    .errors(refusals("unauthorized", "forbidden", "invalid_input")),
  exportProducts: oc
    .route({
      method: "GET",
      path: "/admin/exports/products",
      tags,
      summary: "All products as a CSV file (admin)",
    })
    .output(z.file().mime("text/csv"))
    .errors(refusals("unauthorized", "forbidden")),
  exportOrders: oc
    .route({
      method: "GET",
      path: "/admin/exports/orders",
      tags,
      summary: "All orders as a CSV file, one row per order line (admin)",
    })
    .output(z.file().mime("text/csv"))
    .errors(refusals("unauthorized", "forbidden")),
  createAdmin: oc
    .route({
      method: "POST",
      path: "/admin/create-admin",
      tags,
      summary: "Create the configured admin account if it is missing",
    })
    .input(z.strictObject({}).optional())
    .output(z.object({ success: z.boolean() }))
    .errors(refusals("admin_account_unavailable", "rate_limited")),
  claim: oc
    .route({
      method: "POST",
      path: "/admin/setup",
      tags,
      summary: "Become the first admin with the one-time setup code",
    })
    .input(z.strictObject({ code: z.string().max(200) }))
    .output(z.object({ success: z.boolean() }))
    .errors(refusals("unauthorized", "setup_code_refused", "rate_limited", "invalid_input")),
  settings: oc
    .route({
      method: "GET",
      path: "/settings",
      tags,
      summary: "Public settings of this shop",
    })
    .output(
      z.object({
        default_admin_email: z.string().nullable(),
        exchange_rates: z.object({ USD: z.number(), ALL: z.number(), as_of: z.string() }),
      }),
    ),
};
