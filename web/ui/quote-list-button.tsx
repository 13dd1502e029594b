import { useState, type ReactNode } from "react";
import { useLanguage, useText } from "#web/messages/language.tsx";
import { partActionsText } from "#web/messages/part-actions.ts";
import type { QuoteLineInput } from "#web/quotes/quote-list.ts";
import { Button, type ButtonProps } from "./button.tsx";
import { ListPlusIcon } from "./icons.tsx";
import { LinkButton } from "./link-button.tsx";
import { openChunk } from "./open-chunk.ts";
import { toast } from "./toast.ts";

export type QuoteListButtonProps = {
  /** The parts that it adds. */
  readonly parts: readonly QuoteLineInput[];
  /** Defaults to 'Add to quote list'. */
  readonly label?: string;
  /** Of the link to the list; defaults to 'Open quote list'. */
  readonly openLabel?: string;
  /** Called when the list is opened, for a dialog that doesn't close by itself. */
  readonly onOpenList?: (() => void) | undefined;
  /** Shows only the icon. */
  readonly isCompact?: boolean;
} & Pick<ButtonProps, "size" | "tabIndex" | "className" | "aria-describedby">;

// A chunk of its own, so that pages load only the button at first.
const loadList = () => import("#web/quotes/put-on-quote-list.ts");

/** A button that adds parts to the quote list, and then becomes a link to it. */
export function QuoteListButton({
  parts,
  label,
  openLabel,
  onOpenList,
  isCompact = false,
  ...props
}: QuoteListButtonProps): ReactNode {
  const text = useText(partActionsText);
  const lang = useLanguage();
  // The element may offer other parts later, which are another addition.
  const [added, setAdded] = useState<string>();
  const offered = parts.map((part) => part.text).join("\n");
  const isAdded = added === offered;
  if (added !== undefined && !isAdded) setAdded(undefined);
  async function add(): Promise<void> {
    if (!(await openChunk(loadList, "quote-list"))) return;
    const { putOnQuoteList } = await loadList();
    const { isAdded: hasNew, done, error } = putOnQuoteList(parts, lang);
    if (error !== undefined) toast.error(error, { lang });
    if (done !== undefined) toast.success(done, { lang });
    if (hasNew) setAdded(offered);
  }
  const shown = isAdded ? (openLabel ?? text.openQuoteList) : (label ?? text.addToQuoteList);
  const name = isCompact ? { "aria-label": shown, title: shown } : {};
  const shared = { "data-print": "hide", ...name, ...props };
  const content = (
    <>
      <ListPlusIcon />
      {!isCompact && shown}
    </>
  );
  return isAdded ? (
    <LinkButton to="/quotes" ref={takeFocus} onClick={() => onOpenList?.()} {...shared}>
      {content}
    </LinkButton>
  ) : (
    <Button onClick={() => void add()} {...shared}>
      {content}
    </Button>
  );
}

/** The link replaces the pressed button, which had the focus. */
function takeFocus(link: HTMLAnchorElement | null): void {
  link?.focus({ preventScroll: true });
}
