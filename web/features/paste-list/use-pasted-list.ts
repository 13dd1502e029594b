import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import type { AddedLine } from "#domain/cart.ts";
import { readApiError } from "#web/api/api-error.ts";
import { listProductsQuery } from "#web/api/shop-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { useStoredValue } from "#web/platform/stored-value.ts";
import { toHitMatch } from "#web/search/to-hit-match.ts";
import { useSession } from "#web/session/use-session.ts";
import { listWanted, type WantedProduct } from "./cart-lines.ts";
import {
  listDraftStore,
  toOwnDraft,
  withAdded,
  withChoice,
  withResults,
  withText,
  type AddedPieces,
  type LineChoice,
  type ListDraft,
} from "./list-draft.ts";
import {
  isReady,
  toLineKey,
  toListRow,
  type LeftOut,
  type ListRow,
  type ListOffer,
  type RowSource,
} from "./list-row.ts";
import { useReading, type ListReading } from "./use-reading.ts";

/** The cart as the list needs it. */
export type ListCart = {
  readonly productIds: ReadonlySet<string>;
  /** False while it isn't known what the cart has. */
  readonly isKnown: boolean;
  /** Adds products, each once; undefined if nothing was added. A repeated key adds nothing. */
  readonly addList: (
    lines: readonly WantedProduct[],
    key: string,
  ) => Promise<readonly AddedLine[] | undefined>;
};

type LeftOutLines = Readonly<Record<string, LeftOut>>;

/** How the last addition ended. */
export type Addition = {
  readonly isBusy?: boolean;
  readonly failed?: boolean;
  readonly leftOut: number;
};

export type PastedList = {
  readonly draft: ListDraft;
  /** Absent while the list is read. */
  readonly reading: ListReading | undefined;
  readonly sources: readonly RowSource[];
  readonly rows: readonly ListRow[];
  readonly products: {
    readonly status: "loading" | "found" | "failed" | "busy";
    readonly retry: () => void;
    readonly isRetrying: boolean;
  };
  readonly addition: Addition;
  readonly setText: (text: string) => void;
  readonly find: () => void;
  readonly change: () => void;
  readonly choose: (line: string, choice: LineChoice) => void;
  readonly add: () => Promise<void>;
};

const idle: Addition = { leftOut: 0 };

/** A pasted list from its text to the cart. Everything but the products is on the device. */
export function usePastedList(cart: ListCart): PastedList {
  const { draft, write } = useListDraft();
  const reading = useReading(draft.isRead ? draft.text : undefined);
  const found = useFoundOffers(reading);
  const [leftOut, setLeftOut] = useState<LeftOutLines>({});
  const [addition, setAddition] = useState(idle);
  const { choices, added } = draft;
  const { productIds, isKnown } = cart;
  const sources = useMemo(
    () =>
      (reading?.list.lines ?? []).map((line): RowSource => {
        const key = toLineKey(line);
        const pieces = added[key];
        const isHeld = pieces && (!isKnown || productIds.has(pieces.product));
        return {
          line,
          offers: found.offers?.get(line.code),
          choice: choices[key],
          added: isHeld ? pieces : undefined,
          leftOut: leftOut[key],
        };
      }),
    [reading, found.offers, choices, added, productIds, isKnown, leftOut],
  );
  const rows = useMemo(() => sources.map(toListRow), [sources]);
  // The same function at every render, so that the cells of other rows needn't render again.
  const choose = useCallback(
    (line: string, choice: LineChoice) => write((now) => withChoice(now, line, choice)),
    [write],
  );

  async function add(): Promise<void> {
    const ready = rows.filter(isReady);
    setAddition({ isBusy: true, leftOut: 0 });
    const lines = await cart.addList(listWanted(ready), draft.key);
    if (!lines) return setAddition({ failed: true, leftOut: 0 });
    const ends = new Map(lines.map(({ productId, outcome }) => [productId, outcome]));
    const getEnd = ({ offer }: ListRow) => ends.get(offer?.product.id ?? "") ?? "not_in_cart";
    const inCart = ready.filter((row) => getEnd(row) === "added");
    const others = ready.flatMap((row): (readonly [string, LeftOut])[] => {
      const outcome = getEnd(row);
      return outcome === "added" ? [] : [[row.key, { product: row.selected, outcome }]];
    });
    setLeftOut(Object.fromEntries(others));
    setAddition({ leftOut: others.length });
    const pieces = inCart.map(({ key, selected, quantity }): readonly [string, AddedPieces] => [
      key,
      { product: selected, quantity },
    ]);
    write((now) => withAdded(now, Object.fromEntries(pieces)));
  }

  function show(next: (now: ListDraft) => ListDraft): void {
    setAddition(idle);
    setLeftOut({});
    write(next);
  }
  return {
    draft,
    reading,
    sources,
    rows,
    products: found,
    addition,
    setText: (text) => write((now) => withText(now, text)),
    find: () => show(withResults),
    change: () => show((now) => ({ ...now, isRead: false })),
    choose,
    add,
  };
}

/** The tab's draft, if it is the user's. */
function useListDraft(): {
  readonly draft: ListDraft;
  readonly write: (next: (now: ListDraft) => ListDraft) => void;
} {
  const owner = useSession().user?.id;
  const stored = useStoredValue(listDraftStore);
  const write = useCallback(
    (next: (now: ListDraft) => ListDraft) => {
      const draft = next(toOwnDraft(listDraftStore.read(), owner));
      listDraftStore.write({ ...draft, owner: owner ?? null });
    },
    [owner],
  );
  return { draft: toOwnDraft(stored, owner), write };
}

function useFoundOffers(reading: ListReading | undefined): PastedList["products"] & {
  readonly offers: ReadonlyMap<string, readonly ListOffer[]> | undefined;
} {
  const codes = useMemo(
    () => (reading?.list.lines ?? []).flatMap(({ code }) => (code === "" ? [] : [code])),
    [reading],
  );
  const query = useQuery({ ...listProductsQuery(useApi(), codes), enabled: codes.length > 0 });
  const { data } = query;
  const offers = useMemo(() => {
    if (!data) return undefined;
    const products = new Map(data.products.map((product) => [product.id, product]));
    return new Map(
      codes.map((code, at) => [
        code,
        (data.lines[at]?.hits ?? []).flatMap(
          ({ product_id, is_other_maker, match, ...hit }): ListOffer[] => {
            const product = products.get(product_id);
            if (!product) return [];
            return [{ ...hit, match: toHitMatch(match), isOtherMaker: is_other_maker, product }];
          },
        ),
      ]),
    );
  }, [codes, data]);
  const isLimited = readApiError(query.error)?.status === 429;
  const failed = isLimited ? "busy" : "failed";
  const pending = codes.length === 0 && reading ? "found" : "loading";
  return {
    offers,
    status: data ? "found" : query.isError ? failed : pending,
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
  };
}
