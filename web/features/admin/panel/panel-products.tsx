import { keepPreviousData } from "@tanstack/react-query";
import { PackageOpen, SearchX } from "lucide-react";
import { type ReactNode, useRef, useState, useEffect } from "react";
import { productMessages } from "#domain/product-messages.ts";
import { maxSearchLength } from "#domain/shop-list.ts";
import { adminProductsQuery } from "#web/api/admin-queries.ts";
import type { AdminProduct } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { type KeysetList, getRowId, useKeysetList } from "#web/api/use-keyset-list.ts";
import { useProductDeletion } from "#web/features/admin/use-product-deletion.ts";
import { useDebouncedText } from "#web/forms/use-debounced-text.ts";
import { useLive } from "#web/live/use-live.ts";
import { adminPanelText } from "#web/messages/admin-panel.ts";
import { useText } from "#web/messages/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import { PanelProduct } from "./panel-product.tsx";

/** 'Produktet': every product with its stock switch. */
export function PanelProducts(): ReactNode {
  const text = useText(adminPanelText);
  const [search, setSearch] = useState("");
  const [typed, setTyped] = useDebouncedText(search, (next) => setSearch(next.trim()));
  const list = usePanelProducts(search);
  useLive("products");
  return (
    <>
      <SearchField
        label={text.searchProducts}
        hideLabel={false}
        placeholder={text.searchHint}
        maxLength={maxSearchLength}
        value={typed}
        onValueChange={setTyped}
      />
      <Results list={list} isSearch={search !== ""} />
    </>
  );
}

type ResultsProps = {
  readonly list: KeysetList<AdminProduct>;
  readonly isSearch: boolean;
};

function Results({ list, isSearch }: ResultsProps): ReactNode {
  const text = useText(adminPanelText);
  const { items: products, count, hasFailed, hasMore } = list;
  const summary = useRef<HTMLParagraphElement>(null);
  if (!products && hasFailed) {
    return (
      <div className="mt-5">
        <ErrorState
          title={<span lang="en">{productMessages.loadFailed}</span>}
          onRetry={list.retry}
          busy={list.isFetching}
        />
      </div>
    );
  }
  if (!products) return <LoadingProducts label={text.loadingProducts} />;
  return (
    <>
      <p
        ref={summary}
        tabIndex={-1}
        role="status"
        className="mt-4 mb-1 text-sm text-muted tabular-nums"
      >
        {count > products.length ? text.shownOf(products.length, count) : text.productCount(count)}
      </p>
      {products.length === 0 ? (
        <EmptyState
          icon={isSearch ? <SearchX aria-hidden="true" /> : <PackageOpen aria-hidden="true" />}
          title={isSearch ? text.noMatch : text.noProducts}
          text={isSearch ? text.noMatchText : text.noProductsText}
        />
      ) : (
        <Rows products={products} isOld={list.isOld} leaveRow={() => summary.current?.focus()} />
      )}
      {hasMore && (
        <Button className="mt-5" busy={list.isLoadingMore} onClick={list.loadMore}>
          {text.showMore}
        </Button>
      )}
    </>
  );
}

type RowsProps = {
  readonly products: readonly AdminProduct[];
  readonly isOld: boolean;
  /** Takes the focus of a removed row. */
  readonly leaveRow: () => void;
};

function Rows({ products, isOld, leaveRow }: RowsProps): ReactNode {
  const text = useText(adminPanelText);
  const [confirm, confirmDialog] = useConfirm();
  const { remove, busyId } = useProductDeletion(
    { ...text, removed: productMessages.removed, lang: "en" },
    leaveRow,
  );
  async function askAndDelete({ id, name }: AdminProduct): Promise<void> {
    const isSure = await confirm({
      title: text.deleteQuestion(name),
      description: text.deleteText,
      confirmLabel: text.deleteConfirm,
      lang: "sq",
    });
    if (isSure) remove(id);
  }
  return (
    <>
      <ul
        aria-label={text.productsList}
        aria-busy={isOld || undefined}
        className="divide-y divide-hairline border-y border-hairline"
      >
        {products.map((product) => (
          <li key={product.id}>
            <PanelProduct
              product={product}
              isDeleting={product.id === busyId}
              onDelete={() => void askAndDelete(product)}
            />
          </li>
        ))}
      </ul>
      {confirmDialog}
    </>
  );
}

function LoadingProducts({ label }: { readonly label: string }): ReactNode {
  return (
    <div role="status" className="mt-4 grid gap-3">
      <p className="text-sm text-muted">{label}</p>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-20" />
      ))}
    </div>
  );
}

/** The shop's products as the panel lists them, newest first. */
function usePanelProducts(search: string): KeysetList<AdminProduct> {
  const filter = search === "" ? {} : { search };
  const list = useKeysetList(
    { ...adminProductsQuery(useApi(), filter), placeholderData: keepPreviousData },
    getRowId,
  );
  const failedAt = list.hasFailed || list.hasMoreFailed ? list.query.errorUpdatedAt : 0;
  useEffect(() => {
    if (failedAt > 0) toast.error(productMessages.loadFailed, { lang: "en" });
  }, [failedAt]);
  return list;
}
