import { oc } from "@orpc/contract";
import { z } from "zod";
import { withErrors } from "./errors.ts";

const tags = ["admin"];

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
};
