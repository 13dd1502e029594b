import type { ServiceContext } from "../context.ts";
import type { Order } from "./order-row.ts";

/** STUB */
export async function followOrder(_ctx: ServiceContext, _token: string): Promise<Order> {
  throw new Error("stub");
}
