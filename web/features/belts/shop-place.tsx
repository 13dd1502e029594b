import type { ReactNode } from "react";
import { useShopAnswer } from "#web/api/use-availability.ts";
import { beltToolText } from "#web/messages/belt-tool.ts";
import { useText } from "#web/messages/language.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { QuoteButton } from "#web/ui/quote-button.tsx";
import { QuoteListButton } from "#web/ui/quote-list-button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import type { ToolAnswer } from "./answer-draft.ts";
import { describeDrive } from "./describe-drive.ts";

/** Where to buy a belt: in the shop if the shop lists it, else by mail. */
export function ShopPlace({
  answer,
  code,
}: {
  readonly answer: Extract<ToolAnswer, { ok: true }>;
  readonly code: string;
}): ReactNode {
  const text = useText(beltToolText);
  const shop = useShopAnswer(code);
  const isInShop = shop === "in-shop";
  return (
    <div className="grid gap-2">
      <p role="status" className="flex min-h-5 items-center gap-2 text-sm text-muted empty:hidden">
        {shop === "loading" && (
          <>
            <Spinner /> {text.askingShop}
          </>
        )}
        {shop === "not-in-shop" && text.notInShop(code)}
        {shop === "no-answer" && text.shopUnreachable(code)}
      </p>
      <div className="flex flex-wrap gap-2">
        {isInShop && (
          <LinkButton to="/shop" search={{ q: code }}>
            {text.seeInShop(code)}
          </LinkButton>
        )}
        <QuoteButton
          part={text.quotePart(code)}
          details={describeDrive(answer, text)}
          {...(!isInShop && shop !== "loading" && { label: text.ask })}
        />
        <QuoteListButton parts={[{ text: text.quotePart(code) }]} />
      </div>
    </div>
  );
}
