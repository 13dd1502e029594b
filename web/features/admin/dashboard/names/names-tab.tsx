import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { nameKinds, type NameKind } from "#domain/taxonomy.ts";
import { useStaffApi } from "#web/api/staff-client.ts";
import { namesQuery } from "#web/api/staff-queries.ts";
import { dashboardNamesText } from "#web/messages/dashboard-names.ts";
import { useText } from "#web/messages/language.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { NameTable } from "./name-table.tsx";

/** Brands and categories, to rename and merge. */
export function NamesTab(): ReactNode {
  const text = useText(dashboardNamesText);
  return (
    <section>
      <h2 className="sr-only">{text.title}</h2>
      <p className="pb-4 text-sm text-muted">{text.lead}</p>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        {nameKinds.map((kind) => (
          <Names key={kind} kind={kind} />
        ))}
      </div>
    </section>
  );
}

function Names({ kind }: { readonly kind: NameKind }): ReactNode {
  const text = useText(dashboardNamesText);
  const { data, isError, isFetching, refetch } = useQuery(namesQuery(useStaffApi(), kind));
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-sm font-semibold">{text.kinds[kind]}</h3>
      {!data && isError && (
        <ErrorState title={text.loadFailed} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !isError && <Skeleton className="h-80" />}
      {data?.items.length === 0 && <EmptyState title={text.none} text={text.noneText} />}
      {data && data.items.length > 0 && <NameTable kind={kind} names={data.items} />}
    </section>
  );
}
