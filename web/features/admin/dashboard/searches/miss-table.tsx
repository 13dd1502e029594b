import { BookPlus, History, PackagePlus, Undo2, X } from "lucide-react";
import type { ReactNode } from "react";
import { formatShortDay } from "#domain/tirana-day.ts";
import type { SearchMiss } from "#web/api/search-queries.ts";
import { dashboardSearchesText } from "#web/messages/dashboard-searches.ts";
import { formatAlbanianDate } from "#web/messages/format/albanian-format.ts";
import { useText } from "#web/messages/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Table, type TableColumn } from "#web/ui/table.tsx";
import type { MissActions } from "./use-miss-actions.tsx";

type MissTableProps = {
  readonly misses: readonly SearchMiss[];
} & MissActions;

export function MissTable({ misses, ...actions }: MissTableProps): ReactNode {
  const text = useText(dashboardSearchesText);
  const columns: readonly TableColumn<SearchMiss>[] = [
    {
      key: "text",
      header: text.text,
      rowHeader: true,
      renderCell: (miss) => <Searched miss={miss} />,
    },
    {
      key: "count",
      header: text.times,
      numeric: true,
      renderCell: ({ count }) => <span className="font-mono">{count.toLocaleString("en-GB")}</span>,
    },
    {
      key: "last",
      header: text.last,
      numeric: true,
      renderCell: (miss) => formatShortDay(miss.last_on),
    },
    {
      key: "actions",
      header: text.actions,
      hideHeader: true,
      numeric: true,
      placeInCard: "max-md:col-span-full",
      renderCell: (miss) => <MissRowActions miss={miss} {...actions} />,
    },
  ];
  return (
    <Table
      caption={text.title}
      isList
      cardClassName="max-md:block"
      columns={columns}
      rows={misses}
      rowKey={(miss) => miss.id}
    />
  );
}

type MissProps = {
  readonly miss: SearchMiss;
};

function Searched({ miss }: MissProps): ReactNode {
  const text = useText(dashboardSearchesText);
  return (
    <span className="grid min-w-0 gap-0.5 wrap-anywhere">
      <span className="font-medium">{miss.text}</span>
      <span className="text-xs font-normal text-muted">
        {miss.dismissed_at === null
          ? text.since(formatShortDay(miss.first_on))
          : text.dismissedBy(
              miss.dismissed_by ?? "",
              formatAlbanianDate(new Date(miss.dismissed_at)),
            )}
      </span>
    </span>
  );
}

function MissRowActions({ miss, busyId, ...on }: MissProps & MissActions): ReactNode {
  const text = useText(dashboardSearchesText);
  const isBusy = miss.id === busyId;
  if (miss.dismissed_at !== null) {
    return (
      <span className="inline-flex items-center gap-1">
        <Button
          size="sm"
          aria-label={text.undoFor(miss.text)}
          busy={isBusy}
          onClick={() => on.onRestore(miss)}
        >
          {!isBusy && <Undo2 aria-hidden="true" />}
          {text.undo}
        </Button>
        <IconButton size="sm" label={text.historyOf(miss.text)} onClick={() => on.onHistory(miss)}>
          <History aria-hidden="true" />
        </IconButton>
      </span>
    );
  }
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-1 md:flex-nowrap">
      <LinkButton
        size="sm"
        to="/admin/products"
        search={{ tab: "add", name: miss.text }}
        resetScroll={false}
        aria-label={text.addProductFor(miss.text)}
      >
        <PackagePlus aria-hidden="true" />
        {text.addProduct}
      </LinkButton>
      <Button
        size="sm"
        aria-haspopup="dialog"
        aria-label={text.addSynonymFor(miss.text)}
        onClick={() => on.onAddSynonym(miss)}
      >
        <BookPlus aria-hidden="true" />
        {text.addSynonym}
      </Button>
      <IconButton
        size="sm"
        label={text.dismissText(miss.text)}
        busy={isBusy}
        onClick={() => on.onDismiss(miss)}
      >
        {!isBusy && <X aria-hidden="true" />}
      </IconButton>
    </span>
  );
}
