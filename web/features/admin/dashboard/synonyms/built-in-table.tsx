import type { ReactNode } from "react";
import type { SynonymGroup } from "#catalogue/search/synonyms.data.ts";
import { dashboardSynonymsText } from "#web/messages/dashboard-synonyms.ts";
import { useText } from "#web/messages/language.tsx";
import { Table } from "#web/ui/table.tsx";

/** The groups of the program, which staff can add words to. */
export function BuiltInTable({ groups }: { readonly groups: readonly SynonymGroup[] }): ReactNode {
  const text = useText(dashboardSynonymsText);
  return (
    <Table
      caption={text.lists["built-in"]}
      isList
      columns={[
        {
          key: "term",
          header: text.group,
          rowHeader: true,
          renderCell: ({ term }) => <span className="font-medium">{term}</span>,
        },
        { key: "words", header: text.words, renderCell: ({ words }) => words.join(", ") },
      ]}
      rows={groups}
      rowKey={({ term }) => term}
    />
  );
}
