import { type ReactNode, useState } from "react";
import type { BeltItem } from "#catalogue/belts/belt-item.ts";
import { beltsText } from "#web/messages/belts.ts";
import { useText } from "#web/messages/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Table, type TableColumn } from "#web/ui/table.tsx";
import { ItemDialog } from "./item-dialog.tsx";

/** A short table of series that aren't stocked. */
export function ItemTable({ items }: { readonly items: readonly BeltItem[] }): ReactNode {
  const text = useText(beltsText);
  const [chosen, setChosen] = useState<BeltItem>();
  const facts = items[0]?.facts ?? [];
  const columns: readonly TableColumn<BeltItem>[] = [
    {
      key: "code",
      header: text.code,
      rowHeader: true,
      renderCell: ({ code }) => <span className="font-mono font-semibold">{code}</span>,
    },
    ...facts.map(({ key }): TableColumn<BeltItem> => ({
      key,
      header: text.facts[key],
      renderCell: (item) => (
        <span className="font-mono tabular-nums">
          {item.facts.find((fact) => fact.key === key)?.value ?? text.none}
        </span>
      ),
    })),
    {
      key: "application",
      header: text.application,
      renderCell: ({ applications }) => applications,
    },
    {
      key: "details",
      header: text.details,
      hideHeader: true,
      renderCell: (item) => (
        <Button size="sm" onClick={() => setChosen(item)}>
          {text.details}
          <span className="sr-only">{text.ofItem(item.code)}</span>
        </Button>
      ),
    },
  ];
  return (
    <>
      <Table
        caption={text.seriesToOrder}
        columns={columns}
        rows={items}
        rowKey={(item) => item.code}
        className="md:[&_:is(td,th)]:align-middle"
      />
      <ItemDialog item={chosen} onClose={() => setChosen(undefined)} />
    </>
  );
}
