import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { KeysetListState } from "#web/api/use-keyset-list.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

type ListText = {
  readonly loadFailed: string;
  readonly errorText: string;
  /** '50 of 200 shown'. */
  readonly shownOf: (shown: number, count: number) => string;
  /** The label of the button beside it. */
  readonly showMore: string;
};

export type ListFrameProps = {
  readonly list: KeysetListState;
  /** Rows on screen; undefined before the first response. */
  readonly shown: number | undefined;
  readonly text: ListText;
  /** Shown instead of the list when it is empty. */
  readonly empty: ReactNode | undefined;
  /** The height of a row, so that the list appears where its skeleton was. */
  readonly rowHeight: string;
  readonly children: ReactNode;
};

/** A list with its footer, or its error or empty state. */
export function ListFrame({
  list,
  shown,
  text,
  empty,
  rowHeight,
  children,
}: ListFrameProps): ReactNode {
  if (list.hasFailed) {
    return (
      <ErrorState
        title={text.loadFailed}
        text={text.errorText}
        onRetry={list.retry}
        busy={list.isFetching}
      />
    );
  }
  if (shown === undefined) return <LoadingRows height={rowHeight} />;
  if (empty) return empty;
  return (
    <div className={clsx("transition-opacity", list.isOld && "opacity-50")}>
      {children}
      {list.hasMoreFailed && (
        <ErrorState
          title={text.loadFailed}
          onRetry={list.loadMore}
          busy={list.isLoadingMore}
          className="mt-6"
        />
      )}
      {list.hasMore && !list.hasMoreFailed && (
        <div className="flex flex-col items-center gap-3 py-6">
          <p className="text-sm text-muted">{text.shownOf(shown, list.count)}</p>
          <Button busy={list.isLoadingMore} onClick={list.loadMore}>
            {text.showMore}
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
