import { eventIterator, oc } from "@orpc/contract";
import { withErrors } from "./errors.ts";
import { changeSchema } from "./schemas.ts";

const tags = ["live"];
const description =
  "Server-sent events with a heartbeat every 25 s. Send Last-Event-ID to resume without loss.";

export const liveContract = {
  products: oc
    .route({
      method: "GET",
      path: "/live/products",
      tags,
      summary: "Changes of products, for everyone",
      description: `${description} Products that the shop neither showed before nor shows now are sent to admins only.`,
    })
    .output(eventIterator(changeSchema))
    .errors(withErrors("foreign_origin", "rate_limited")),
  orders: oc
    .route({
      method: "GET",
      path: "/live/orders",
      tags,
      summary: "Changes of orders (admin)",
      description,
    })
    .output(eventIterator(changeSchema))
    .errors(withErrors("unauthorized", "forbidden", "foreign_origin", "rate_limited")),
  quotes: oc
    .route({
      method: "GET",
      path: "/live/quotes",
      tags,
      summary: "Changes of quotes (admin)",
      description,
    })
    .output(eventIterator(changeSchema))
    .errors(withErrors("unauthorized", "forbidden", "foreign_origin", "rate_limited")),
};
