import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { listWordsWith } from "#catalogue/search/merge-synonyms.ts";
import type { SynonymGroup } from "#catalogue/search/synonyms.data.ts";
import type { Synonyms } from "#web/api/search-queries.ts";
import { dashboardSynonymsText } from "#web/messages/dashboard-synonyms.ts";
import { useText } from "#web/messages/language.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Table } from "#web/ui/table.tsx";
import { findSameGroup } from "./synonym-draft.ts";
import type { SynonymActions } from "./use-synonym-actions.tsx";

/** The groups of the program with the changes of staff, which they can edit. */
export function BuiltInTable({
  groups,
  own,
  onEdit,
}: {
  readonly groups: readonly SynonymGroup[];
  /** The groups of staff with the deleted ones; undefined while they load. */
  readonly own: readonly Synonyms[] | undefined;
  readonly onEdit: SynonymActions["onEditBuiltIn"];
}): ReactNode {
  const text = useText(dashboardSynonymsText);
  const active = own?.filter(({ deleted_at }) => deleted_at === null) ?? [];
  const findChange = ({ term }: SynonymGroup): Synonyms | undefined => findSameGroup(active, term);
  return (
    <Table
      caption={text.lists["built-in"]}
      isList
      cardClassName="md:[&>*]:align-middle"
      columns={[
        {
          key: "term",
          header: text.group,
          rowHeader: true,
          renderCell: (group) => (
            <span className="grid justify-items-start gap-0.5">
              <span className="font-medium">{group.term}</span>
              {findChange(group) && <Badge>{text.changed}</Badge>}
            </span>
          ),
        },
        {
          key: "words",
          header: text.words,
          renderCell: (group) => (
            <span className="wrap-anywhere">
              {listWordsWith(group, findChange(group) ?? { words: [] }).join(", ")}
            </span>
          ),
        },
        {
          key: "actions",
          header: text.actions,
          hideHeader: true,
          numeric: true,
          renderCell: (group) => (
            <Button
              size="sm"
              aria-label={text.editGroup(group.term)}
              aria-haspopup="dialog"
              disabled={own === undefined}
              onClick={() => onEdit(group, findChange(group))}
            >
              <Pencil aria-hidden="true" />
              {text.edit}
            </Button>
          ),
        },
      ]}
      rows={groups}
      rowKey={({ term }) => term}
    />
  );
}
