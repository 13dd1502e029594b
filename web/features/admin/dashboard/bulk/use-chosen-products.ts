import { useState } from "react";
import type { AdminProduct } from "#web/api/queries.ts";

/** Products chosen in the list; they stay chosen while other filters are set. */
export type ChosenProducts = {
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  readonly choose: (ids: readonly string[], isChosen: boolean) => void;
  readonly clear: () => void;
};

/** @param products The list on screen: one that was deleted isn't chosen any more. */
export function useChosenProducts(products: readonly AdminProduct[] | undefined): ChosenProducts {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const isDeleted = new Set(
    products?.flatMap(({ id, deleted_at: at }) => (at === null ? [] : [id])),
  );
  const present = new Set([...ids].filter((id) => !isDeleted.has(id)));
  return {
    ids: [...present],
    has: (id) => present.has(id),
    choose(some, isChosen) {
      const next = new Set(present);
      for (const id of some) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      setIds(next);
    },
    clear: () => setIds(new Set()),
  };
}
