import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { memo, type ReactNode } from "react";
import { toAmount } from "#domain/money.ts";
import { isStockKnown } from "#domain/stock.ts";
import { settingsQuery } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { formatEur } from "#web/messages/format/format-money.ts";
import { useLanguage, useText } from "#web/messages/language.tsx";
import { pasteListText } from "#web/messages/paste-list.ts";
import { searchText } from "#web/messages/search.ts";
import { describeHit } from "#web/search/describe-hit.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { Price } from "#web/ui/price.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { getStock, stockTones } from "#web/ui/stock-badge.tsx";
import { toLinkProps } from "#web/ui/to-link-props.ts";
import { rowCents } from "./cart-lines.ts";
import { describeLine } from "./describe-line.ts";
import type { LineChoice } from "./list-draft.ts";
import { isSameSource, toListRow, type RowSource, type RowState } from "./list-row.ts";
import type { UnderstoodLine } from "./understand-lines.ts";

export type CellProps = {
  readonly source: RowSource;
};

export type ChoosingCellProps = {
  readonly onChoose: (line: string, choice: LineChoice) => void;
} & CellProps;

/** In a long list only the cells of the changed row render. The other props never change alone. */
function isSameCell(one: CellProps, other: CellProps): boolean {
  return isSameSource(one.source, other.source);
}

/** The line as typed, what was understood, and what to check. */
export const LineCell = memo(function LineCell({
  source,
  understood,
}: CellProps & { readonly understood: UnderstoodLine | undefined }): ReactNode {
  const text = useText(pasteListText);
  const searchTexts = useText(searchText);
  const { line } = source;
  const sentences = describeLine(searchTexts, understood, toListRow(source));
  return (
    <>
      <span translate="no" className="font-mono font-semibold wrap-anywhere">
        {line.code || line.text.slice(0, 80)}
      </span>
      <span className="mt-0.5 block text-xs font-normal wrap-anywhere text-muted">
        {[getNumbers(text, line.numbers), ...sentences.slice(0, 2)].join(" · ")}
      </span>
      {line.problem && (
        <span className="mt-0.5 block text-xs font-normal text-yellow">
          {text.problems[line.problem]}
        </span>
      )}
    </>
  );
}, isSameCell);

function getNumbers(text: (typeof pasteListText)["en"], numbers: readonly number[]): string {
  const [first = 0] = numbers;
  return numbers.length > 1 ? text.lineNumbers(numbers.join(", ")) : text.lineNumber(first);
}

/** The offered products to choose from, and why the chosen one fits. */
export const ProductCell = memo(function ProductCell({
  source,
  understood,
  onChoose,
}: ChoosingCellProps & { readonly understood: UnderstoodLine | undefined }): ReactNode {
  const text = useText(pasteListText);
  const searchTexts = useText(searchText);
  const language = useLanguage();
  const row = toListRow(source);
  const { offers, offer, line, selected, state } = row;
  const part = understood?.part;
  if (state === "added") return <span lang="en">{offer?.product.name}</span>;
  if (offers.length === 0) {
    return part ? (
      <Link {...toLinkProps(part.href)} className="text-link wrap-anywhere">
        {text.catalogue([part.maker ?? [], part.codes[0] ?? part.name].flat().join(" "))}
      </Link>
    ) : (
      <span className="text-muted">–</span>
    );
  }
  const reason = offer ? describeHit(searchTexts, offer) : "";
  return (
    <div className="grid gap-1 md:w-76">
      <SelectField
        label={text.productOf(line.code)}
        hideLabel
        value={selected}
        placeholder={text.pick}
        options={[
          ...offers.map(({ product }) => ({
            value: product.id,
            label: text.option(
              product.name,
              formatEur(product.price_eur, language),
              text.stock[getStock(product)],
            ),
          })),
          { value: "ask", label: text.ask },
          { value: "skip", label: text.skip },
        ]}
        onValueChange={(product) => onChoose(row.key, { product })}
      />
      {reason !== "" && <p className="text-xs wrap-anywhere text-muted">{reason}</p>}
      {row.outcome && <p className="text-xs font-medium text-red">{text.outcomes[row.outcome]}</p>}
    </div>
  );
}, isSameCell);

export const StockCell = memo(function StockCell({ source }: CellProps): ReactNode {
  const text = useText(pasteListText);
  const display = useQuery(settingsQuery(useApi())).data?.stock_display;
  const { offer, quantity } = toListRow(source);
  if (!offer) return <span className="text-muted">–</span>;
  const { product } = offer;
  const stock = getStock(product);
  const isShort =
    stock !== "out-of-stock" &&
    quantity > product.stock_quantity &&
    display !== undefined &&
    isStockKnown(product.stock_quantity, display);
  return (
    <Badge tone={isShort ? "yellow" : stockTones[stock]} className="max-md:whitespace-normal">
      {isShort ? text.onlyInStock(product.stock_quantity) : text.stock[stock]}
    </Badge>
  );
}, isSameCell);

export const QuantityCell = memo(function QuantityCell({
  source,
  onChoose,
}: ChoosingCellProps): ReactNode {
  const text = useText(pasteListText);
  const { key, line, quantityText, quantity, state } = toListRow(source);
  if (state === "added" || state === "empty") return quantityText;
  return (
    <NumberField
      whole
      min={1}
      max={9_999}
      label={text.quantityOf(line.code)}
      hideLabel
      value={quantityText}
      error={quantity === 0 ? text.problems["bad-quantity"] : undefined}
      onChange={(event) => onChoose(key, { quantity: event.target.value })}
      className="w-24 text-start"
      inputClassName="font-mono text-end tabular-nums"
    />
  );
}, isSameCell);

export const PriceCell = memo(function PriceCell({ source }: CellProps): ReactNode {
  const text = useText(pasteListText);
  const { offer, quantity } = toListRow(source);
  if (!offer) return <span className="text-muted">–</span>;
  const { product } = offer;
  return (
    <>
      <Price amount={toAmount(rowCents(product, quantity))} className="block font-medium" />
      <span className="block text-xs whitespace-nowrap text-muted">
        <Price amount={product.price_eur} /> / {text.each}
      </span>
    </>
  );
}, isSameCell);

const stateTones: Readonly<Record<RowState, BadgeTone>> = {
  matched: "green",
  chosen: "green",
  choose: "yellow",
  "bad-quantity": "red",
  "out-of-stock": "red",
  "not-carried": "neutral",
  asked: "blue",
  skipped: "neutral",
  added: "blue",
  unknown: "neutral",
  empty: "neutral",
};

export const StateCell = memo(function StateCell({ source }: CellProps): ReactNode {
  const text = useText(pasteListText);
  const { state } = toListRow(source);
  return <Badge tone={stateTones[state]}>{text.states[state]}</Badge>;
}, isSameCell);
