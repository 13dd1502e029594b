import { useMemo } from "react";
import { mergeLines, type CartLine } from "#domain/cart.ts";
import type { ApiClient } from "#web/api/client.ts";
import { useApi } from "#web/api/use-api.ts";
import { useStoredValue } from "#web/platform/stored-value.ts";
import type { CartNote } from "./cart-context.ts";
import { changeGuestLines } from "./guest-action.ts";
import { guestCartStore, readGuestCart, writeGuestCart } from "./guest-cart.ts";
import { refreshLines } from "./refresh-lines.ts";
import type { CartSource } from "./use-cart-source.ts";

/** The lines on this device, shared by all tabs; empty on the server. */
export function useGuestLines(): readonly CartLine[] {
  return useStoredValue(guestCartStore);
}

export function useGuestSource(): CartSource {
  const api = useApi();
  const lines = useGuestLines();
  return useMemo(() => ({ lines, status: "ready", ...getActions(api) }), [api, lines]);
}

function getActions(api: ApiClient): Omit<CartSource, "lines" | "status"> {
  return {
    change(action, onEnd) {
      const outcome = changeGuestLines(readGuestCart(), action);
      if (outcome.failure !== undefined) return onEnd(outcome.failure);
      writeGuestCart(outcome.lines);
      onEnd(undefined, outcome.added);
    },
    refresh: () => refreshGuestCart(api),
    drop: (ids) => writeGuestCart(readGuestCart().filter((line) => !ids.has(line.productId))),
    empty: () => writeGuestCart([]),
    takeBack: ({ lines }) => writeGuestCart(mergeLines(readGuestCart(), lines)),
  };
}

async function refreshGuestCart(api: ApiClient): Promise<readonly CartNote[]> {
  const { lines, dropped, repriced } = await refreshLines(api, readGuestCart());
  const fresh = new Map(lines.map((line) => [line.productId, line]));
  const gone = new Set(dropped.map((line) => line.productId));
  // Quantities may have changed during the request.
  const current = readGuestCart().filter((line) => !gone.has(line.productId));
  const next = current.map((line) => ({
    ...(fresh.get(line.productId) ?? line),
    quantity: line.quantity,
  }));
  if (JSON.stringify(next) !== JSON.stringify(readGuestCart())) writeGuestCart(next);
  return [getNote("dropped", dropped), getNote("repriced", repriced)].filter(
    (note) => note.names.length > 0,
  );
}

function getNote(kind: CartNote["kind"], lines: readonly CartLine[]): CartNote {
  return { kind, names: lines.map((line) => line.name) };
}
