import { canBeOffered, findSureHit } from "#catalogue/part-list/judge-line.ts";
import type { ListLine } from "#catalogue/part-list/part-list.ts";
import { toCodeKey } from "#catalogue/search/code-key.ts";
import type { SearchHit } from "#catalogue/search/search-answer.ts";
import { maxLineQuantity, type AddedLine } from "#domain/cart.ts";
import type { ProductItem } from "#web/api/queries.ts";
import type { AddedPieces, LineChoice } from "./list-draft.ts";

/** A product that is offered for a line, and why. */
export type ListOffer = Pick<SearchHit, "match" | "reason" | "isOtherMaker"> & {
  readonly product: ProductItem;
};

/** A product that the cart didn't take, and why. */
export type LeftOut = {
  readonly product: string;
  readonly outcome: Exclude<AddedLine["outcome"], "added">;
};

/** What a row is made of. */
export type RowSource = {
  readonly line: ListLine;
  /** Absent while the products aren't looked up. */
  readonly offers: readonly ListOffer[] | undefined;
  readonly choice: LineChoice | undefined;
  /** What the line put into the cart, if the cart still has it. */
  readonly added: AddedPieces | undefined;
  /** The product that the last addition left out. */
  readonly leftOut: LeftOut | undefined;
};

/** Whether two sources make the same row; a stored draft is another object after each change. */
export function isSameSource(one: RowSource, other: RowSource): boolean {
  return (
    one.line === other.line &&
    one.offers === other.offers &&
    one.leftOut === other.leftOut &&
    one.choice?.product === other.choice?.product &&
    one.choice?.quantity === other.choice?.quantity &&
    one.added?.product === other.added?.product &&
    one.added?.quantity === other.added?.quantity
  );
}

export type RowState =
  | "matched"
  | "chosen"
  | "choose"
  | "bad-quantity"
  | "out-of-stock"
  | "not-carried"
  | "asked"
  | "skipped"
  | "added"
  | "unknown"
  | "empty";

/** A line with what it leads to. */
export type ListRow = {
  readonly key: string;
  readonly line: ListLine;
  readonly offers: readonly ListOffer[];
  /** Value of the selector; empty while nothing is chosen. */
  readonly selected: string;
  readonly offer?: ListOffer;
  /** As typed. */
  readonly quantityText: string;
  readonly quantity: number;
  /** Why the cart didn't take the chosen product. */
  readonly outcome?: LeftOut["outcome"];
  readonly state: RowState;
};

/** Key of a line, the same after a change of the text. */
export function toLineKey({ code, numbers }: ListLine): string {
  return toCodeKey(code) || `line ${numbers.join()}`;
}

export function toListRow(source: RowSource): ListRow {
  const { line, leftOut } = source;
  const offers = (source.offers ?? []).filter(canBeOffered);
  const wanted = findWanted(source, offers);
  const offer = offers.find(({ product }) => product.id === wanted);
  const quantityText = getQuantityText(source);
  const row = {
    key: toLineKey(line),
    line,
    offers,
    selected: offer || wanted === "ask" || wanted === "skip" ? wanted : "",
    ...(offer && { offer }),
    quantityText,
    quantity: readPieces(quantityText) ?? 0,
    ...(leftOut?.product === wanted && { outcome: leftOut.outcome }),
  };
  return { ...row, state: getState(row, source) };
}

/** What was added, else what was chosen, else what is sure. */
function findWanted({ line, choice, added }: RowSource, offers: readonly ListOffer[]): string {
  return added?.product ?? choice?.product ?? findSure(line, offers) ?? "";
}

function getQuantityText({ line, choice, added }: RowSource): string {
  return added ? String(added.quantity) : (choice?.quantity ?? String(line.quantity));
}

function getState(row: Omit<ListRow, "state">, source: RowSource): RowState {
  const { choice, added } = source;
  const { line, offer, offers, selected, quantity, outcome } = row;
  if (added) return "added";
  if (selected === "skip") return "skipped";
  if (line.problem === "no-code") return "empty";
  if (selected === "ask") return "asked";
  if (!source.offers) return "unknown";
  if (offers.length === 0 || (outcome === "not_sold" && offer)) return "not-carried";
  if (!offer) return "choose";
  if (offer.product.stock_quantity <= 0 || outcome === "out_of_stock") return "out-of-stock";
  if (quantity === 0) return "bad-quantity";
  return choice?.product === undefined ? "matched" : "chosen";
}

/** What is doubtful in a line has to be looked at, so nothing is chosen for it. */
function findSure({ code, problem }: ListLine, offers: readonly ListOffer[]): string | undefined {
  if (problem === "unsure-quantity" || problem === "cut") return undefined;
  return findSureHit(code, offers)?.product.id;
}

/** Pieces that a cart takes; undefined for any other text. */
function readPieces(text: string): number | undefined {
  const pieces = /^\s*\d{1,5}\s*$/.test(text) ? Number(text) : 0;
  return pieces >= 1 && pieces <= maxLineQuantity ? pieces : undefined;
}

/** Whether a row goes into the cart. */
export function isReady({ state }: ListRow): boolean {
  return state === "matched" || state === "chosen";
}

/** Whether a row waits for a decision. */
export function isOpen({ state }: ListRow): boolean {
  return state === "choose" || state === "bad-quantity";
}

/** Whether a row is asked for by mail. */
export function isAsked({ state }: ListRow): boolean {
  return ["asked", "not-carried", "out-of-stock", "unknown"].includes(state);
}
