import { useEffect, useState } from "react";
import type { CartLine } from "#domain/cart.ts";
import { keepReturnPlace } from "#web/lib/session/return-place.ts";
import type { OrderFormOptions } from "./use-order-form.ts";

export interface Orderer {
  /** The lines of the user who opened the form. */
  readonly lines: readonly CartLine[];
  /** The session of the customer who opened the form has ended. */
  readonly hasSessionEnded: boolean;
}

/** A customer's cart disappears with the session; the form keeps showing it until the customer is back. */
export function useOrderer({
  customer,
  lines,
}: Pick<OrderFormOptions, "customer" | "lines">): Orderer {
  const [openedBy] = useState(customer?.id);
  const [kept, setKept] = useState(lines);
  const hasSessionEnded = openedBy !== undefined && customer?.id !== openedBy;
  if (!hasSessionEnded && kept !== lines) setKept(lines);
  useEffect(() => {
    if (hasSessionEnded) keepReturnPlace(openedBy, "/shop#order");
  }, [hasSessionEnded, openedBy]);
  return { lines: hasSessionEnded ? kept : lines, hasSessionEnded };
}
