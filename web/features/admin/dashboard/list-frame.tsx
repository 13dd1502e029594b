import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { KeysetListState } from "#web/api/use-keyset-list.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

export type ListFrameProps = {
  readonly list: KeysetListState;
  /** Whether the first response has arrived. */
  readonly isLoaded: boolean;
  readonly failed: string;
  readonly failedHelp: string;
  /** Shown instead of the list when it is empty. */
  readonly empty: ReactNode | undefined;
  /** '50 of 200 shown' and the label of the button beside it. */
  readonly shown: string;
  readonly showMore: string;
  /** The height of a row, so that the list appears where its skeleton was. */
  readonly rowHeight: string;
  readonly children: ReactNode;
};

/** A list with its footer, or its error or empty state. */
export function ListFrame({
  list,
  isLoaded,
  failed,
  failedHelp,
  empty,
  shown,
  showMore,
  rowHeight,
  children,
}: ListFrameProps): ReactNode {
  if (list.hasFailed) {
    return (
      <ErrorState title={failed} text={failedHelp} onRetry={list.retry} busy={list.isFetching} />
    );
  }
  if (!isLoaded) return <LoadingRows height={rowHeight} />;
  if (empty) return empty;
  return (
    <div className={clsx("transition-opacity", list.isOld && "opacity-50")}>
      {children}
      {list.hasMoreFailed && (
        <ErrorState
          title={failed}
          onRetry={list.loadMore}
          busy={list.isLoadingMore}
          className="mt-6"
        />
      )}
      {list.hasMore && !list.hasMoreFailed && (
        <div className="flex flex-col items-center gap-3 py-6">
          <p className="text-sm text-muted">{shown}</p>
          <Button busy={list.isLoadingMore} onClick={list.loadMore}>
            {showMore}
          </Button>
        </div>
      )}
    </div>
  );
}

const loadingRows = ["1", "2", "3", "4", "5", "6"];

function LoadingRows({ height }: { readonly height: string }): ReactNode {
  return (
    // Space for the table head, which cards don't have.
    <div className="grid gap-2 max-md:gap-3 md:pt-9">
      {loadingRows.map((row) => (
        <Skeleton key={row} className={height} />
      ))}
    </div>
  );
}
