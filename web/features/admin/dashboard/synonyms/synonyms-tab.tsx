import { useQuery } from "@tanstack/react-query";
import { BookOpen, Plus } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { foldText } from "#catalogue/search/fold-text.ts";
import { synonymGroups } from "#catalogue/search/synonyms.data.ts";
import { maxSearchLength } from "#domain/shop-list.ts";
import { synonymsQuery, type Synonyms } from "#web/api/search-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { ListControls } from "#web/features/admin/dashboard/list-controls.tsx";
import { NoMatch } from "#web/features/admin/dashboard/no-match.tsx";
import { dashboardSynonymsText } from "#web/messages/dashboard-synonyms.ts";
import { useText } from "#web/messages/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { BuiltInTable } from "./built-in-table.tsx";
import { parseSynonymSearch, type SynonymSearch } from "./synonym-search.ts";
import { SynonymTable } from "./synonym-table.tsx";
import { useSynonymActions, type SynonymActions } from "./use-synonym-actions.tsx";

export type SynonymsTabProps = {
  readonly search: SynonymSearch;
  /** `same` replaces the history entry, `new` adds one for Back. */
  readonly onSearchChange: (search: SynonymSearch, step: "new" | "same") => void;
};

const lists = ["own", "deleted", "built-in"] as const;

/** Words that the search takes for each other: those of staff, and the built-in ones. */
export function SynonymsTab({ search, onSearchChange }: SynonymsTabProps): ReactNode {
  const text = useText(dashboardSynonymsText);
  const query = useQuery(synonymsQuery(useApi()));
  const summary = useRef<HTMLParagraphElement>(null);
  const [actions, dialogs] = useSynonymActions(() => summary.current?.focus());
  const isBuiltIn = search.groups === "built-in";
  const isLoading = query.isPending && !isBuiltIn;
  const found = findOwn(query.data?.items, search);
  const builtIn = withText(synonymGroups, search.q);
  const count = isBuiltIn ? builtIn.length : found?.length;
  return (
    <section aria-busy={isLoading}>
      <h2 className="sr-only">{text.title}</h2>
      <p className="pb-3 text-sm text-muted">{text.lead}</p>
      <SynonymControls search={search} onSearchChange={onSearchChange} />
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <p ref={summary} tabIndex={-1} role="status" className="text-sm text-muted">
          {isLoading && text.loading}
          {count !== undefined && text.found(count)}
        </p>
        <Button size="sm" aria-haspopup="dialog" onClick={() => actions.onEdit()}>
          <Plus aria-hidden="true" />
          {text.add}
        </Button>
      </div>
      {isBuiltIn && (
        <BuiltInTable groups={builtIn} own={query.data?.items} onEdit={actions.onEditBuiltIn} />
      )}
      {!isBuiltIn && query.isError && !found && (
        <ErrorState
          title={text.loadFailed}
          text={text.errorText}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {isLoading && <Skeleton className="h-80" />}
      {!isBuiltIn && found && (
        <OwnGroups
          groups={found}
          search={search}
          actions={actions}
          onClear={() => onSearchChange({}, "new")}
        />
      )}
      {dialogs}
    </section>
  );
}

function SynonymControls({ search, onSearchChange }: SynonymsTabProps): ReactNode {
  const text = useText(dashboardSynonymsText);
  const change = (part: Readonly<Record<string, string>>, step: "new" | "same"): void =>
    onSearchChange(parseSynonymSearch({ ...search, ...part }), step);
  return (
    <ListControls
      text={text}
      q={search.q}
      maxLength={maxSearchLength}
      onSearch={(q) => change({ q }, "same")}
      className="grid-cols-1 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
    >
      <SelectField
        label={text.list}
        name="groups"
        value={search.groups ?? "own"}
        options={lists.map((value) => ({ value, label: text.lists[value] }))}
        onValueChange={(groups) => change({ groups }, "new")}
      />
    </ListControls>
  );
}

function OwnGroups({
  groups,
  search,
  actions,
  onClear,
}: {
  readonly groups: readonly Synonyms[];
  readonly search: SynonymSearch;
  readonly actions: SynonymActions;
  readonly onClear: () => void;
}): ReactNode {
  const text = useText(dashboardSynonymsText);
  const icon = <BookOpen aria-hidden="true" />;
  if (groups.length > 0) return <SynonymTable groups={groups} {...actions} />;
  if (search.q !== undefined) {
    return <NoMatch icon={icon} text={text} clear={text.clearFilter} onClear={onClear} />;
  }
  return search.groups === "deleted" ? (
    <EmptyState icon={icon} title={text.noneDeleted} text={text.noneDeletedText} />
  ) : (
    <EmptyState icon={icon} title={text.none} text={text.noneText} />
  );
}

function findOwn(
  items: readonly Synonyms[] | undefined,
  { groups, q }: SynonymSearch,
): readonly Synonyms[] | undefined {
  const own = items?.filter((group) => (group.deleted_at !== null) === (groups === "deleted"));
  return own && withText(own, q);
}

type Searchable = {
  readonly term: string;
  readonly words: readonly string[];
  readonly means?: string | null;
};

function withText<Group extends Searchable>(
  groups: readonly Group[],
  typed: string | undefined,
): readonly Group[] {
  const wanted = foldText(typed ?? "").trim();
  return groups.filter(({ term, words, means }) =>
    foldText([term, ...words, means ?? ""].join("\n")).includes(wanted),
  );
}
