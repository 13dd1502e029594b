import { randomUUID } from "node:crypto";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { takeNetwork, type ClientAnswer, type ClientCall } from "../proof/http-client.ts";
import type { SecurityTarget } from "./target.ts";

let phones = 0;

/** Places an order from a network and with a phone that no other order has. */
export function placeOrder(
  { send }: Pick<SecurityTarget, "send">,
  product: string,
  changes: Readonly<Record<string, unknown>> = {},
  call: Pick<ClientCall, "cookie" | "from"> = {},
): Promise<ClientAnswer> {
  phones += 1;
  const body = {
    ...createOrderRequest([product]),
    phone: `+355 69 ${1_000_000 + phones}`,
    idempotency_key: randomUUID(),
    ...changes,
  };
  return send("/api/orders", { from: takeNetwork(), ...call, body });
}
