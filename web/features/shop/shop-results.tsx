import { clsx } from "clsx";
import type { ReactNode } from "react";
import { productMessages } from "#domain/product-messages.ts";
import type { ShopView } from "#domain/shop-list.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { useText } from "#web/messages/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import { useOnline } from "#web/offline/use-online.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { optionalChunk } from "#web/ui/lazy-chunk.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { NothingFoundIcon } from "#web/ui/shop-icons.tsx";
import { ProductList, ProductListSkeleton } from "./product-list.tsx";
import { LazyFurtherGroups } from "./search/search-parts.ts";
import { ShowMore } from "./show-more.tsx";
import type { FurtherState, ShopProducts } from "./use-shop-products.ts";

type ShopResultsProps = {
  readonly list: ShopProducts;
  readonly further: FurtherState;
  /** The search text. */
  readonly typed: string;
  readonly view: ShopView;
  readonly onAdd: (product: ProductItem, quantity?: number) => void;
  readonly onView: (product: ProductItem) => void;
  readonly onClearFilters: () => void;
  /** Whether a filter is active. */
  readonly isFiltered: boolean;
  readonly note?: ReactNode;
};

type ListAndFurther = Pick<ShopResultsProps, "list" | "further">;

// Optional, so that the prices don't wait for it; the list reserves a line for it.
const VatNote = optionalChunk(async () => (await import("./vat-note.tsx")).VatNote);

// After these pages the footer must be reachable: further pages load by the button.
const automaticPages = 4;

/** The count of results, and the products or why there are none. */
export function ShopResults(props: ShopResultsProps): ReactNode {
  const text = useText(shopText);
  const { list, further, typed, onAdd } = props;
  const isLoading = isLoadingList(props);
  return (
    <section aria-busy={isLoading}>
      <h2 className="sr-only">{text.products}</h2>
      {/* As high as the note from the start: it is read from the tab's storage after hydration. */}
      <div className="flex min-h-8 flex-wrap items-center justify-end gap-x-3 gap-y-2 pb-3 pointer-coarse:min-h-14">
        <div className="flex min-w-0 flex-1 basis-32 flex-wrap items-baseline gap-x-3 text-sm text-muted">
          <p role="status">{countLine(text, props, isLoading)}</p>
          <VatNote />
        </div>
        {isOnlyFurther(props) && props.isFiltered && (
          <Button size="sm" onClick={props.onClearFilters}>
            {text.clearFilters}
          </Button>
        )}
        {props.note}
      </div>
      <Outcome {...props} />
      {/* Below the end of the list, which isn't known before its last page. */}
      {further.found && !list.hasMore && (
        <LazyFurtherGroups
          typed={typed}
          found={further.found}
          hasListed={list.count > 0}
          isOld={further.isOld}
          onAdd={onAdd}
        />
      )}
    </section>
  );
}

function Outcome(props: ShopResultsProps): ReactNode {
  const text = useText(shopText);
  const isOnline = useOnline();
  const { list, view, onAdd, onView } = props;
  if (list.hasFailed) {
    return (
      <ErrorState
        title={productMessages.loadFailed}
        text={isOnline ? text.errorText : text.offlineText}
        onRetry={list.retry}
        busy={list.isFetching}
      />
    );
  }
  if (!list.items) return <ProductListSkeleton view={view} />;
  if (isOnlyFurther(props)) return null;
  if (isLoadingList(props) && list.items.length === 0) return <ProductListSkeleton view={view} />;
  if (list.items.length === 0) return <Nothing {...props} />;
  return <Listed list={list} products={list.items} view={view} onAdd={onAdd} onView={onView} />;
}

type ListedProps = Pick<ShopResultsProps, "list" | "view" | "onAdd" | "onView"> & {
  readonly products: readonly ProductItem[];
};

/** The loaded products, and how to get the next ones. */
function Listed({ list, products, view, onAdd, onView }: ListedProps): ReactNode {
  const offersMore = list.hasMore && !list.hasMoreFailed;
  const isAutomatic = (list.pages?.length ?? 0) < automaticPages;
  return (
    // Only the images fade: text stays readable until the next products arrive.
    <div className={clsx("[&_img]:transition-opacity", list.isOld && "[&_img]:opacity-40")}>
      <ProductList products={products} view={view} onAdd={onAdd} onView={onView} />
      {list.hasMoreFailed && (
        <ErrorState
          title={productMessages.loadFailed}
          onRetry={list.loadMore}
          busy={list.isLoadingMore}
          className="mt-6"
        />
      )}
      {offersMore && isAutomatic && (
        // Space for the next automatic page. A new element per page, so that nothing visible moves. Out of
        // sight it is skipped: its animation would restyle 64 elements in each frame.
        <div
          key={products.length}
          data-print="hide"
          className="-mt-px overflow-hidden [contain-intrinsic-height:auto_80rem] [content-visibility:auto] noscript:hidden"
        >
          <ProductListSkeleton view={view} />
        </div>
      )}
      {offersMore && (
        <ShowMore
          shown={products.length}
          count={list.count}
          isBusy={list.isLoadingMore}
          // A refetch of the list would drop the request for the next page.
          isAutomatic={isAutomatic && !list.isFetching}
          onMore={list.loadMore}
        />
      )}
    </div>
  );
}

/** The empty state: no product matches the filters, or there are no products at all. Offers the next step. */
function Nothing({ isFiltered, onClearFilters }: ShopResultsProps): ReactNode {
  const text = useText(shopText);
  return (
    <EmptyState
      title={text.emptyTitle}
      text={isFiltered ? text.emptyText : text.emptyShopText}
      icon={<NothingFoundIcon />}
      action={
        isFiltered ? (
          <Button onClick={onClearFilters}>{text.clearFilters}</Button>
        ) : (
          <LinkButton to="/contact">{text.contact}</LinkButton>
        )
      }
    />
  );
}

/** An empty list is known to be one only when the search has found nothing either. */
function isLoadingList({ list, further }: ListAndFurther): boolean {
  if (list.isOld || (list.items === undefined && !list.hasFailed)) return true;
  return list.items?.length === 0 && further.isLoading;
}

/**
 * No product's name or description has the text, but all of it was understood and the search has found
 * others. If a part of the text is unread, they may be something else, so the list is called empty.
 */
function isOnlyFurther({ list, further: { found } }: ListAndFurther): boolean {
  if (list.items?.length !== 0 || !found || found.understood.unread.length > 0) return false;
  return found.products.length + found.parts.length > 0;
}

function countLine(
  text: (typeof shopText)["en"],
  { list, further }: ListAndFurther,
  isLoading: boolean,
): string {
  if (isLoading) return text.loading;
  if (list.hasFailed) return "";
  const count = isOnlyFurther({ list, further }) ? further.found?.products.length : list.count;
  return text.found(count ?? 0);
}
