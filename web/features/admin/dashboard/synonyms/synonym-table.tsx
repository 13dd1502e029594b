import { History, Pencil, Trash2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { findBuiltInGroup } from "#catalogue/search/merge-synonyms.ts";
import type { Synonyms } from "#web/api/search-queries.ts";
import { dashboardSynonymsText } from "#web/messages/dashboard-synonyms.ts";
import { formatAlbanianDate } from "#web/messages/format/albanian-format.ts";
import { useText } from "#web/messages/language.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Table, type TableColumn } from "#web/ui/table.tsx";
import type { SynonymActions } from "./use-synonym-actions.tsx";

type SynonymTableProps = {
  readonly groups: readonly Synonyms[];
} & SynonymActions;

/** The groups that staff added. */
export function SynonymTable({ groups, ...actions }: SynonymTableProps): ReactNode {
  const text = useText(dashboardSynonymsText);
  const columns: readonly TableColumn<Synonyms>[] = [
    {
      key: "term",
      header: text.group,
      rowHeader: true,
      renderCell: (group) => <Named group={group} />,
    },
    {
      key: "words",
      header: text.words,
      renderCell: ({ words }) => <span className="wrap-anywhere">{words.join(", ")}</span>,
    },
    {
      key: "means",
      header: text.means,
      renderCell: ({ means }) => <span className="wrap-anywhere">{means ?? "–"}</span>,
    },
    {
      key: "actions",
      header: text.actions,
      hideHeader: true,
      numeric: true,
      renderCell: (group) => <SynonymRowActions group={group} {...actions} />,
    },
  ];
  return (
    <Table
      caption={text.title}
      isList
      cardClassName="md:[&>*]:align-middle"
      columns={columns}
      rows={groups}
      rowKey={(group) => group.id}
    />
  );
}

function Named({ group }: { readonly group: Synonyms }): ReactNode {
  const text = useText(dashboardSynonymsText);
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5 wrap-anywhere">
      <span className="font-medium">{group.term}</span>
      {findBuiltInGroup(group.term) && <Badge>{text.extendsBuiltIn}</Badge>}
      {group.deleted_at !== null && (
        <span className="text-xs font-normal text-muted">
          {text.deletedBy(group.deleted_by ?? "", formatAlbanianDate(new Date(group.deleted_at)))}
        </span>
      )}
    </span>
  );
}

function SynonymRowActions({
  group,
  busyId,
  ...on
}: { readonly group: Synonyms } & SynonymActions): ReactNode {
  const text = useText(dashboardSynonymsText);
  const isBusy = group.id === busyId;
  const isDeleted = group.deleted_at !== null;
  return (
    <span className="inline-flex items-center gap-1">
      {isDeleted ? (
        <Button
          size="sm"
          aria-label={text.undoDeletion(group.term)}
          busy={isBusy}
          onClick={() => on.onRestore(group)}
        >
          {!isBusy && <Undo2 aria-hidden="true" />}
          {text.undo}
        </Button>
      ) : (
        <Button
          size="sm"
          aria-label={text.editGroup(group.term)}
          aria-haspopup="dialog"
          onClick={() => on.onEdit(group)}
        >
          <Pencil aria-hidden="true" />
          {text.edit}
        </Button>
      )}
      <IconButton size="sm" label={text.historyOf(group.term)} onClick={() => on.onHistory(group)}>
        <History aria-hidden="true" />
      </IconButton>
      {!isDeleted && (
        <IconButton
          size="sm"
          label={text.deleteGroup(group.term)}
          busy={isBusy}
          onClick={() => on.onDelete(group)}
        >
          {!isBusy && <Trash2 aria-hidden="true" />}
        </IconButton>
      )}
    </span>
  );
}
