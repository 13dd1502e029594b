import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { createContext, memo, use, useId, type ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { searchText } from "#web/messages/search.ts";
import { describeHit } from "#web/search/describe-hit.ts";
import type { SearchRow, SoldProduct } from "#web/search/search-row.ts";
import { AddToCartButton } from "#web/ui/add-to-cart-button.tsx";
import { FrozenContent, hiddenStyle } from "#web/ui/keep-mounted.tsx";
import { Price } from "#web/ui/price.tsx";
import { ProductImage } from "#web/ui/product-image.tsx";
import { QuoteButton } from "#web/ui/quote-button.tsx";
import { QuoteListButton } from "#web/ui/quote-list-button.tsx";
import { ResponsiveImage } from "#web/ui/responsive-image.tsx";
import { StockBadge } from "#web/ui/stock-badge.tsx";
import { toLinkProps } from "#web/ui/to-link-props.ts";
import { CodeMeaning } from "./code-meaning.tsx";
import { ResultFigures } from "./result-figures.tsx";
import { ResultReason } from "./result-reason.tsx";

export type ResultRowProps = {
  /** Absent from a row of a popup that isn't shown, and keeps its elements for a later text. */
  readonly row: SearchRow | undefined;
  readonly onAdd: (product: SoldProduct) => void;
  /** Called when a link of the row is followed. */
  readonly onOpen?: ((row: SearchRow) => void) | undefined;
  /** In the popup of a combobox. */
  readonly isInPopup?: boolean;
  /** The id by which the field refers to the row. */
  readonly popupId?: string;
  /** The row is the popup's active one. */
  readonly isActive?: boolean;
  readonly isOutOfTab?: boolean;
};

/** A part or product: drawing, code, maker, kind, dimensions, why it was found, and how to get it. */
export function ResultRow({
  row,
  popupId,
  isActive = false,
  isInPopup = false,
  ...props
}: ResultRowProps): ReactNode {
  const Row = isInPopup ? "div" : "li";
  return (
    <Row
      data-slot={row && "search-result"}
      id={popupId}
      {...(isInPopup && { role: "row", "aria-selected": isActive })}
      className={
        row
          ? clsx(
              rowStyle,
              stackedStyle,
              row.product ? productStyle : partStyle,
              isActive && "bg-sunken outline-2 -outline-offset-2 outline-focus",
            )
          : hiddenStyle
      }
    >
      <FrozenContent isShown={row !== undefined}>
        {row && <RowContent row={row} isInPopup={isInPopup} {...props} />}
      </FrozenContent>
    </Row>
  );
}

type RowContentProps = Pick<ResultRowProps, "onAdd" | "onOpen" | "isInPopup" | "isOutOfTab"> & {
  readonly row: SearchRow;
};

/** Memoized, so that a key renders only new rows. */
const RowContent = memo(function RowContent({
  row,
  onAdd,
  onOpen,
  isInPopup,
  isOutOfTab,
}: RowContentProps): ReactNode {
  const titleId = useId();
  const cell = isInPopup && { role: "gridcell" };
  const tabbing = isOutOfTab ? { tabIndex: -1 } : {};
  return (
    <>
      <RowImage row={row} />
      <div {...cell} className="min-w-0 [grid-area:title]">
        <Title row={row} id={titleId} onOpen={onOpen} {...tabbing} />
      </div>
      <ResultFigures row={row} {...cell} />
      <div {...cell} className="min-w-0 [grid-area:why] empty:hidden">
        <ResultReason hit={row.hit} />
      </div>
      <div {...cell} className={meaningStyle}>
        {row.explanation && <CodeMeaning explanation={row.explanation} {...tabbing} />}
      </div>
      <div {...cell} className={offerStyle}>
        {row.product ? (
          <>
            <div className="me-auto flex flex-wrap items-center gap-x-3 gap-y-1 @3xl:me-0 @3xl:flex-col @3xl:items-end">
              <Price
                amount={row.product.price_eur}
                original={{ amount: row.product.price, currency: row.product.currency }}
                className="flex flex-col text-sm font-medium @3xl:items-end [&>small]:ms-0"
              />
              <StockBadge product={row.product} />
            </div>
            <AddToCartButton
              product={row.product}
              onAdd={onAdd}
              describedBy={titleId}
              size="sm"
              className="relative @xs:min-w-30"
              {...tabbing}
            />
          </>
        ) : (
          canBeAskedFor(row) && (
            <AskForIt row={row} onOpen={onOpen} describedBy={titleId} {...tabbing} />
          )
        )}
      </div>
    </>
  );
});

// By the width of the results, since a popup is narrower than the window. Contained, so that a row is laid out and
// painted without the others.
const rowStyle =
  "relative grid contain-content grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 border-b border-hairline px-4 py-3 hover:bg-sunken @3xl:grid-cols-[4rem_minmax(0,1fr)_10rem_14rem] @3xl:grid-rows-[auto_1fr] @3xl:gap-x-4 @3xl:px-5 @3xl:[grid-template-areas:'image_title_size_offer''image_why_meaning_offer'] @3xl:has-[details[open]]:[grid-template-areas:'image_title_size_offer''image_why_why_offer''image_meaning_meaning_offer']";
// With large text on a phone, the offer gets the whole width.
const stackedStyle =
  "[grid-template-areas:'image_title_title''image_size_size''image_why_why''image_meaning_meaning''offer_offer_offer']";
const productStyle =
  "@xs:[grid-template-areas:'image_title_title''image_size_size''image_why_why''image_meaning_meaning''image_offer_offer']";
// The button of the explanation and the offer share a line where both fit, first across the image's column.
const partStyle =
  "@min-[22rem]:[grid-template-areas:'image_title_title''image_size_size''image_why_why''meaning_meaning_offer'] @min-[22rem]:has-[details[open]]:[grid-template-areas:'image_title_title''image_size_size''image_why_why''meaning_meaning_meaning''offer_offer_offer'] @md:[grid-template-areas:'image_title_title''image_size_size''image_why_why''image_meaning_offer'] @md:has-[details[open]]:[grid-template-areas:'image_title_title''image_size_size''image_why_why''image_meaning_meaning''image_offer_offer']";
const meaningStyle =
  "min-w-0 [grid-area:meaning] empty:hidden @max-3xl:self-center @3xl:has-[details:not([open])]:justify-self-end";
const offerStyle =
  "flex flex-wrap items-center justify-end gap-x-4 gap-y-2 [grid-area:offer] empty:hidden";

type TitleProps = {
  readonly id: string;
  readonly tabIndex?: number;
} & Pick<RowContentProps, "row" | "onOpen">;

function Title({ row, id, onOpen, tabIndex }: TitleProps): ReactNode {
  const text = useText(searchText);
  const { title, isCode, maker, name, kind } = row;
  return (
    <>
      <p id={id} className="flex flex-wrap items-baseline gap-x-2">
        <Link
          {...toLinkProps(row.href)}
          tabIndex={tabIndex}
          onClick={() => onOpen?.(row)}
          className={clsx("covers-card font-semibold wrap-anywhere", isCode && "font-mono")}
        >
          {title}
        </Link>
        {maker !== undefined && !title.startsWith(maker) && (
          <span className="text-xs text-muted">{maker}</span>
        )}
      </p>
      <p className="text-xs wrap-anywhere text-muted">{name ?? text.kinds[kind]}</p>
    </>
  );
}

/**
 * Lines of a mail that asks for a part: what was typed and what was understood. In a context, since they change
 * with each key and rows seldom do.
 */
export const RequestDetails = createContext<readonly string[]>([]);

/**
 * Rows that were shown when typing last paused: they have their drawings. The browser reads each SVG file in the
 * page's own thread, before it paints the rows.
 */
export const RestedRows = createContext<readonly SearchRow[]>([]);

function AskForIt({
  row,
  onOpen,
  describedBy,
  tabIndex,
}: {
  readonly row: SearchRow;
  readonly onOpen: ResultRowProps["onOpen"];
  readonly describedBy: string;
  readonly tabIndex?: number;
}): ReactNode {
  const text = useText(searchText);
  const details = use(RequestDetails);
  const reason = describeHit(text, row.hit);
  const part = getUnlistedNumber(row) ?? [row.maker ?? [], row.title].flat().join(" ");
  const shared = { size: "sm", "aria-describedby": describedBy, tabIndex } as const;
  return (
    <span className="inline-flex flex-wrap justify-end gap-1">
      <QuoteButton
        part={part}
        details={[...details, ...(reason === "" ? [] : [reason])]}
        label={text.askForIt}
        className="relative @xs:min-w-30"
        {...shared}
      />
      <QuoteListButton
        isCompact
        onOpenList={() => onOpen?.(row)}
        parts={[{ text: part }]}
        className="relative pointer-coarse:min-w-11"
        {...shared}
      />
    </span>
  );
}

function RowImage({ row }: { readonly row: SearchRow }): ReactNode {
  const className = "aspect-4/3 w-full [grid-area:image]";
  const hasDrawing = use(RestedRows).some(({ image }) => image === row.image);
  return (
    <div aria-hidden="true" className={className}>
      {row.image === undefined && row.product ? (
        <ProductImage product={row.product} sizes="4.5rem" className="w-full rounded-sm" />
      ) : (
        row.image !== undefined &&
        hasDrawing && (
          <ResponsiveImage
            src={row.image}
            alt=""
            width={72}
            height={54}
            className="size-full object-contain"
          />
        )
      )}
    </div>
  );
}

/** Families, brands and series are pages: only the number that led to one can be asked for. */
function canBeAskedFor(row: SearchRow): boolean {
  return (row.isCode && row.kind !== "series") || getUnlistedNumber(row) !== undefined;
}

/** The number in no list whose series or family a row is. */
function getUnlistedNumber({ hit: { reason } }: SearchRow): string | undefined {
  return reason.kind === "series" || reason.kind === "family" ? reason.number : undefined;
}
