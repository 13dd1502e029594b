import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { searchText } from "#web/messages/search.ts";
import { ChatLinks } from "#web/ui/chat-links.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { SearchIcon } from "#web/ui/icons.tsx";
import { QuoteButton } from "#web/ui/quote-button.tsx";
import { QuoteListButton } from "#web/ui/quote-list-button.tsx";
import type { ProductStatus } from "./use-search.ts";

type NoResultsProps = {
  readonly typed: string;
  readonly details: readonly string[];
  /** Called when a link is followed. */
  readonly onOpen: (() => void) | undefined;
  readonly status: Exclude<ProductStatus, "loading">;
};

/** Characters of the typed text in the subject of a mail. */
const maxSubject = 60;

/** Nothing was found: a request by mail with what was typed and understood. */
export function NoResults({ typed, details, onOpen, status }: NoResultsProps): ReactNode {
  const text = useText(searchText);
  return (
    <>
      <EmptyState
        className="m-4 sm:m-5"
        icon={<SearchIcon />}
        title={text.emptyTitle}
        text={status === "found" ? text.emptyText : text.productStatus[status]}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <QuoteButton
              part={typed.slice(0, maxSubject)}
              details={details}
              label={text.askForIt}
              variant="primary"
            />
            <QuoteListButton parts={[{ text: typed }]} onOpenList={onOpen} />
          </div>
        }
      />
      <div className="px-4 pb-4 sm:px-5">
        <ChatLinks part={typed.slice(0, maxSubject)} />
      </div>
    </>
  );
}
