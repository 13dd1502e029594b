import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useEffect, useId } from "react";

export type TabItem<Id extends string = string> = {
  readonly id: Id;
  readonly label: ReactNode;
  readonly content: ReactNode;
};

export type TabsProps<Id extends string = string> = {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly TabItem<Id>[];
  readonly value: Id;
  readonly onValueChange: (id: Id) => void;
  /** Called when a tab is hovered or focused, to preload its panel. */
  readonly onIntent?: (id: Id) => void;
  /** Mounts every panel, so that all are available without JavaScript and in print. */
  readonly keepMounted?: boolean;
  /** Puts tabs that don't fit on another line, so that all are visible. */
  readonly isWrapping?: boolean;
  readonly className?: string;
};

const wraps = "flex-wrap";
const scrolls = "overflow-x-auto [scrollbar-width:none]";

/** Tabs with arrow, Home and End keys. By default only the selected panel is mounted. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onValueChange,
  onIntent,
  keepMounted = false,
  isWrapping = false,
  className,
}: TabsProps<Id>): ReactNode {
  const baseId = useId();
  useChosenInView(baseId, tabs, value);
  function choose(index: number): void {
    const tab = tabs.at(index % tabs.length);
    if (!tab) return;
    onValueChange(tab.id);
    document.getElementById(`${baseId}-tab-${tab.id}`)?.focus();
  }
  function handleKey(event: KeyboardEvent, index: number): void {
    const target = targetIndex(event.key, index, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  }
  return (
    <div data-slot="tabs" className={className}>
      <div
        role="tablist"
        aria-label={label}
        className={clsx("-mb-px flex border-b border-hairline", isWrapping ? wraps : scrolls)}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-tab-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={
              keepMounted || tab.id === value ? `${baseId}-panel-${tab.id}` : undefined
            }
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onValueChange(tab.id)}
            onPointerEnter={() => onIntent?.(tab.id)}
            onFocus={() => onIntent?.(tab.id)}
            onKeyDown={(event) => handleKey(event, index)}
            className={clsx(
              "relative min-h-11 min-w-11 shrink-0 px-2 text-sm sm:px-3.5 font-medium whitespace-nowrap transition-colors focus-visible:-outline-offset-2",
              tab.id === value
                ? "text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-ink forced-colors:after:bg-[Highlight]"
                : "text-muted hover:text-ink",
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs
        .filter((tab) => keepMounted || tab.id === value)
        .map((tab) => (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${baseId}-panel-${tab.id}`}
            aria-labelledby={`${baseId}-tab-${tab.id}`}
            data-label={typeof tab.label === "string" ? tab.label : undefined}
            tabIndex={0}
            className={clsx(
              "pt-5 focus-visible:outline-offset-4",
              tab.id !== value && "hidden noscript:block print:block",
            )}
          >
            {tab.content}
          </div>
        ))}
    </div>
  );
}

function bringIntoView(tab: HTMLElement, list: HTMLElement): void {
  const { left, width } = tab.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  list.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
}

function targetIndex(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/** Scrolls the selected tab into view in a list wider than the screen, without scrolling the page. */
function useChosenInView(baseId: string, tabs: readonly TabItem[], value: string): void {
  // Labels may get longer when a count loads.
  const labels = tabs.map(({ label }) => (typeof label === "string" ? label : "")).join();
  useEffect(() => {
    const tab = document.getElementById(`${baseId}-tab-${value}`);
    if (tab?.parentElement) bringIntoView(tab, tab.parentElement);
  }, [baseId, value, labels]);
}
