import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { searchText } from "#web/messages/search.ts";
import type { SearchRow } from "#web/search/search-row.ts";
import { useRested } from "#web/search/use-rested.ts";
import { Button } from "#web/ui/button.tsx";
import { KeepMounted } from "#web/ui/keep-mounted.tsx";
import { RequestDetails, RestedRows, ResultRow, type ResultRowProps } from "./result-row.tsx";

/** Results of one source, best first. */
export type ResultGroup = {
  readonly id: "parts" | "products";
  /** Instead of the group's own. */
  readonly title?: string;
  readonly rows: readonly SearchRow[];
  /** Rows that are shown before 'Show more' is pressed; all if absent. */
  readonly shown?: number;
  /** The rows answer an earlier text: keys skip them, and after a moment they are dimmed and can't be used. */
  readonly isOutdated?: boolean;
  /** Below the rows: a placeholder while they load, or why there are none. */
  readonly note?: ReactNode;
};

/** Results as the popup of a combobox: a grid per group, in which the arrow keys choose a row. */
export type ResultPopup = {
  /** Start of the ids of grids and rows. */
  readonly id: string;
  /** Id of the chosen row. */
  readonly activeId: string | undefined;
};

type SearchResultsProps = {
  readonly groups: readonly ResultGroup[];
  /** In the popup of a combobox. */
  readonly popup?: ResultPopup | undefined;
  /** See `RequestDetails`. */
  readonly requestDetails: readonly string[];
} & Pick<ResultRowProps, "onAdd" | "onOpen">;

/** Results in groups: parts of the catalogue and products of the shop. */
export function SearchResults({
  groups,
  popup,
  requestDetails,
  ...props
}: SearchResultsProps): ReactNode {
  return (
    // Mails aren't prepared for each key, since none is sent before a pause in typing.
    <RequestDetails value={useRested(requestDetails, requestDetails)}>
      <div data-slot="search-results" className="@container">
        {groups.map((group) => (
          <KeepMounted key={group.id} isShown={group.rows.length > 0 || group.note != null}>
            <Group group={group} popup={popup} {...props} />
          </KeepMounted>
        ))}
      </div>
    </RequestDetails>
  );
}

function Group({
  group: { id, title: ownTitle, rows, shown = rows.length, isOutdated = false, note },
  popup,
  ...props
}: Omit<SearchResultsProps, "groups" | "requestDetails"> & {
  readonly group: ResultGroup;
}): ReactNode {
  const text = useText(searchText);
  const title = ownTitle ?? text[id];
  // Another search, with another best row, starts with the best rows again.
  const best = rows[0]?.id;
  const [openedFor, setOpenedFor] = useState<string>();
  const isOpen = openedFor !== undefined && openedFor === best;
  const isLate = useIsLate(isOutdated);
  const visible = useMemo(() => (isOpen ? rows : rows.slice(0, shown)), [isOpen, rows, shown]);
  const List = popup ? "div" : "ul";
  const rest = rows.length - visible.length;
  const mounted = useMountedCount(Math.min(visible.length, shown));
  return (
    <RestedRows value={useRested(visible, visible, drawnMs)}>
      <section
        data-slot="result-group"
        aria-label={title}
        aria-busy={isLate}
        inert={isLate}
        className="transition-opacity inert:opacity-50"
      >
        <p className={headingStyle}>
          {title}
          {rows.length > 0 && <span className="font-mono tabular-nums">{rows.length}</span>}
        </p>
        <KeepMounted isShown={visible.length > 0}>
          <List {...(popup && { id: `${popup.id}-${id}`, role: "grid", "aria-label": title })}>
            {popup
              ? // The next text's rows are written into the elements of the last one's.
                Array.from({ length: Math.max(visible.length, mounted) }, (_, at) => (
                  <ResultRow key={at} {...props} {...toPopupProps(popup, visible[at])} />
                ))
              : visible.map((row) => <ResultRow key={row.id} row={row} {...props} />)}
          </List>
        </KeepMounted>
        <KeepMounted isShown={rest > 0}>
          <div className="border-b border-hairline px-2 py-1 sm:px-3">
            <Button size="sm" variant="quiet" onClick={() => setOpenedFor(best)}>
              {text.showMore(rest)}
              <span className="sr-only">: {title}</span>
            </Button>
          </div>
        </KeepMounted>
        {note}
      </section>
    </RestedRows>
  );
}

/** Pause in typing until drawings load, in milliseconds: between the keys of most people, none does. */
const drawnMs = 400;

/** How many rows have been shown at once: those that aren't needed for a text keep their elements for the next one. */
function useMountedCount(count: number): number {
  const [mounted, setMounted] = useState(count);
  if (count > mounted) setMounted(count);
  return Math.max(count, mounted);
}

/** Time until outdated rows are dimmed, in milliseconds: most answers come before, and restyling all rows is slow. */
const lateMs = 400;

function useIsLate(isOutdated: boolean): boolean {
  const [isLate, setLate] = useState(false);
  if (isLate && !isOutdated) setLate(false);
  useEffect(() => {
    if (!isOutdated) return;
    const timer = setTimeout(setLate, lateMs, true);
    return () => clearTimeout(timer);
  }, [isOutdated]);
  return isLate && isOutdated;
}

const headingStyle =
  "kicker flex items-baseline justify-between gap-4 border-b border-hairline bg-sunken px-4 py-1.5 sm:px-5";

/** Tab leaves the field for the active row, past those before it. */
function toPopupProps(
  { id, activeId }: ResultPopup,
  row: SearchRow | undefined,
): Pick<ResultRowProps, "row" | "isInPopup" | "popupId" | "isActive" | "isOutOfTab"> {
  const popupId = row && `${id}-${row.id}`;
  const isActive = popupId !== undefined && popupId === activeId;
  return {
    row,
    isInPopup: true,
    isActive,
    isOutOfTab: activeId !== undefined && !isActive,
    ...(popupId !== undefined && { popupId }),
  };
}
