import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { importsQuery } from "#web/api/admin-queries.ts";
import type { ProductImport } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { formatAlbanianDate } from "#web/messages/format/albanian-format.ts";
import { useText } from "#web/messages/language.tsx";
import { productFilesText } from "#web/messages/product-files.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

type RecentImportsProps = {
  readonly undoingId: string | undefined;
  readonly onUndo: (id: string) => void;
};

/** Recent imports; each can still be undone. */
export function RecentImports(props: RecentImportsProps): ReactNode {
  const text = useText(productFilesText);
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">{text.recent}</h3>
      <List {...props} />
    </section>
  );
}

function List({ undoingId, onUndo }: RecentImportsProps): ReactNode {
  const text = useText(productFilesText);
  const { data, isError, isFetching, refetch } = useQuery(importsQuery(useApi()));
  if (!data && isError) {
    return (
      <ErrorState title={text.recentFailed} onRetry={() => void refetch()} busy={isFetching} />
    );
  }
  if (!data) return <Skeleton className="h-14" />;
  if (data.items.length === 0) return <p className="text-sm text-muted">{text.noRecent}</p>;
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {data.items.map((one) => (
        <Entry
          key={one.id}
          file={one}
          isBusy={one.id === undoingId}
          onUndo={() => onUndo(one.id)}
        />
      ))}
    </ul>
  );
}

function Entry({
  file,
  isBusy,
  onUndo,
}: {
  readonly file: ProductImport;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
}): ReactNode {
  const text = useText(productFilesText);
  const doneAt = formatAlbanianDate(new Date(file.applied_at ?? file.created_at));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 text-sm">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{file.file_name}</p>
        <p className="text-xs text-muted">
          {text.by(file.created_by, doneAt)} · {text.summary(file.counts)}
        </p>
      </div>
      {file.state === "applied" ? (
        <Button size="sm" aria-label={text.undoOf(file.file_name)} busy={isBusy} onClick={onUndo}>
          {text.undo}
        </Button>
      ) : (
        <Badge>{text.states[file.state]}</Badge>
      )}
    </li>
  );
}
