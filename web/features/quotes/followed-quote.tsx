import { useQuery } from "@tanstack/react-query";
import { useHydrated, useLocation } from "@tanstack/react-router";
import { SearchX } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { FollowedQuote } from "#domain/quote-schema.ts";
import { getErrorCode, isUnknownLink } from "#web/api/api-error.ts";
import { followedQuoteQuery } from "#web/api/quote-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { useText } from "#web/messages/language.tsx";
import { quotesText } from "#web/messages/quotes.ts";
import { isLastSeen } from "#web/offline/last-seen/is-last-seen.ts";
import { useAutoRefresh } from "#web/offline/use-auto-refresh.ts";
import { useOnline } from "#web/offline/use-online.ts";
import { waitText } from "#web/session/wait-text.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { OfflineBar } from "#web/ui/offline-bar.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { QuoteView } from "./quote-view.tsx";

const askEveryMs = 20_000;

/** /quotes/{id}#{token}: the request that a private link opens. */
export function FollowedQuotePage(): ReactNode {
  const text = useText(quotesText);
  // The token is in the fragment, which only the browser sees.
  const hash = useLocation({
    // While the page is being left, the location is already the next page's.
    select: (location) => (location.pathname.startsWith("/quotes/") ? location.hash : undefined),
  });
  const [token, setToken] = useState(hash ?? "");
  if (hash !== undefined && hash !== token) setToken(hash);
  const isHydrated = useHydrated();
  return (
    <div className="page-column max-w-4xl py-8 md:py-10">
      <h1 className="text-xl font-semibold tracking-tight">{text.followedTitle}</h1>
      <div className="mt-6">
        {!isHydrated && <Loading />}
        {isHydrated && (token === "" ? <Unknown /> : <Followed key={token} token={token} />)}
      </div>
      <LinkButton to="/quotes" variant="quiet" className="mt-6 -ms-3.5">
        {text.back}
      </LinkButton>
    </div>
  );
}

function Followed({ token }: { readonly token: string }): ReactNode {
  const text = useText(quotesText);
  const query = useQuery(followedQuoteQuery(useApi(), token));
  const { data, error, isFetching, refetch } = query;
  const isOnline = useOnline();
  useAutoRefresh(() => void refetch(), askEveryMs);
  const [seen, setSeen] = useState<FollowedQuote>();
  // Everything up to the first answer is no change of an answer.
  if (data && data !== seen && (!seen || seen.version === 0 || seen.version === data.version)) {
    setSeen(data);
  }
  if (isUnknownLink(error)) return <Unknown />;
  if (data) {
    const before = data.status === "answered" && seen?.version !== data.version ? seen : undefined;
    return (
      <>
        <QuoteView
          token={token}
          quote={data}
          before={before}
          onSeen={() => setSeen(data)}
          onReload={async () => void (await refetch())}
        />
        <OfflineBar
          text={text.offline}
          lastSeenAt={isLastSeen(query, isOnline) ? query.dataUpdatedAt : undefined}
        />
      </>
    );
  }
  if (error) {
    return (
      <>
        <ErrorState
          title={text.loadFailed}
          text={getErrorCode(error) === "rate_limited" ? waitText(undefined) : text.loadFailedText}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
        <div className="mt-4 flex justify-center">
          <CallButton />
        </div>
      </>
    );
  }
  return <Loading />;
}

function Loading(): ReactNode {
  const text = useText(quotesText);
  return (
    <div role="status">
      <span className="sr-only">{text.loading}</span>
      <Skeleton className="h-96" />
    </div>
  );
}

function Unknown(): ReactNode {
  const text = useText(quotesText);
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={text.unknownTitle}
      text={text.unknownText}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <CallButton />
          <LinkButton to="/contact">{text.contactUs}</LinkButton>
        </div>
      }
    />
  );
}
