import type { ReactNode } from "react";
import { toAmount } from "#domain/money.ts";
import { useText } from "#web/messages/language.tsx";
import { pasteListText } from "#web/messages/paste-list.ts";
import { searchText } from "#web/messages/search.ts";
import { platform } from "#web/platform/platform.ts";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Button } from "#web/ui/button.tsx";
import { CartIcon, MailIcon } from "#web/ui/icons.tsx";
import { mailTo } from "#web/ui/mail-to.ts";
import { Price } from "#web/ui/price.tsx";
import { QuoteListButton } from "#web/ui/quote-list-button.tsx";
import { toast } from "#web/ui/toast.ts";
import { sumCents } from "./cart-lines.ts";
import { composeRequest, type ListRequest } from "./compose-request.ts";
import { describeLine } from "./describe-line.ts";
import { isAsked, isOpen, isReady, type ListRow } from "./list-row.ts";
import type { PastedList } from "./use-pasted-list.ts";

type ListActionsProps = {
  readonly pasted: PastedList;
  readonly isOnline: boolean;
  readonly onOpenCart: () => void;
};

/** The sum, and what can be done with the lines: into the cart, by mail, back to the text. */
export function ListActions({ pasted, isOnline, onOpenCart }: ListActionsProps): ReactNode {
  const text = useText(pasteListText);
  const { rows, addition, products } = pasted;
  const ready = rows.filter(isReady);
  const open = rows.filter(isOpen).length;
  const hasAdded = rows.some(({ state }) => state === "added");
  const canAdd = ready.length > 0 && isOnline;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 empty:hidden">
        {ready.length > 0 && (
          <p className="flex items-baseline gap-2 font-semibold">
            {text.total} <Price amount={toAmount(sumCents(rows))} />
          </p>
        )}
        {open > 0 && <p className="text-sm text-yellow">{text.stillOpen(open)}</p>}
      </div>
      <div className="flex flex-wrap-reverse items-center gap-2 sm:justify-end">
        {/* Until the products are known, every line looks like one that isn't sold. */}
        {(!isOnline || products.status !== "loading") && (
          <>
            <QuoteListAddition rows={rows.filter(isAsked)} />
            <MailRequest rows={rows.filter(isAsked)} pasted={pasted} />
          </>
        )}
        {hasAdded && !canAdd && (
          <Button
            ref={takeLostFocus}
            variant="primary"
            className="max-sm:w-full"
            onClick={onOpenCart}
          >
            <CartIcon />
            {text.openCart}
          </Button>
        )}
        {(ready.length > 0 || !hasAdded) && (
          <Button
            variant="primary"
            className="max-sm:w-full"
            disabled={!canAdd}
            busy={addition.isBusy === true}
            onClick={() => void pasted.add()}
          >
            {addition.isBusy !== true && <CartIcon />}
            {text.add(ready.length)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** After an addition the button replaces the pressed one, which had the focus. */
function takeLostFocus(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus();
}

/** Puts the lines that the cart can't take on the quote list. */
function QuoteListAddition({ rows }: { readonly rows: readonly ListRow[] }): ReactNode {
  const text = useText(pasteListText);
  if (rows.length === 0) return null;
  const parts = rows.map(({ line, quantity, offer }) => ({
    text: line.code || line.text,
    quantity: Math.max(quantity, 1),
    ...(offer && { productId: offer.product.id }),
  }));
  return (
    <QuoteListButton
      parts={parts}
      label={text.quoteList(parts.length)}
      openLabel={text.openQuoteList}
      className="max-sm:w-full"
    />
  );
}

/** Longer addresses are cut by some mail programs. */
const maxMailLength = 1_900;

type MailRequestProps = {
  readonly rows: readonly ListRow[];
  readonly pasted: PastedList;
};

/** Opens one prepared e-mail for all lines that the cart can't take. */
function MailRequest({ rows, pasted: { reading } }: MailRequestProps): ReactNode {
  const text = useText(pasteListText);
  const searchTexts = useText(searchText);
  if (rows.length === 0) return null;
  const { subject, body } = composeRequest(text.mail, rows, (row) => {
    const at = reading?.list.lines.indexOf(row.line) ?? -1;
    return describeLine(searchTexts, reading?.understood[at], row);
  });
  const href = mailTo(subject, body);
  const isLong = href.length > maxMailLength;
  return (
    <>
      {isLong && <CopyRequest request={{ subject, body }} />}
      <a
        data-slot="request-button"
        href={href}
        title={isLong ? text.longRequest : undefined}
        onClick={({ currentTarget }) => {
          const page = text.mail.page(platform().pageUrl());
          currentTarget.href = mailTo(subject, `${body}\n\n${page}\n`);
        }}
        className={buttonStyle({ className: "max-sm:w-full" })}
      >
        <MailIcon />
        {text.request(rows.length)}
      </a>
    </>
  );
}

function CopyRequest({ request: { subject, body } }: { readonly request: ListRequest }): ReactNode {
  const text = useText(pasteListText);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(`${subject}\n\n${body}`);
      toast.success(text.copied);
    } catch {
      toast.error(text.notCopied);
    }
  }
  return (
    <Button className="max-sm:w-full" onClick={() => void copy()}>
      {text.copyRequest}
    </Button>
  );
}
