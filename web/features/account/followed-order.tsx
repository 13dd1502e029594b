import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { getErrorCode, readApiError } from "#web/api/api-error.ts";
import { queryKeys } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { accountText } from "#web/messages/account.ts";
import { useText } from "#web/messages/language.tsx";
import { useAutoRefresh } from "#web/offline/use-auto-refresh.ts";
import { toOrderListItem } from "#web/orders/order-row.ts";
import { waitText } from "#web/session/wait-text.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { OrderCard, OrderCardSkeleton } from "./order-card.tsx";
import type { AskedOrder } from "./order-token.ts";

const askEveryMs = 60_000;

export type FollowedOrderProps = {
  readonly asked: NonNullable<AskedOrder>;
  readonly onBack: () => void;
};

/** The order that a private link opens, with its status. */
export function FollowedOrder({ asked, onBack }: FollowedOrderProps): ReactNode {
  const { followed: text } = useText(accountText);
  const heading = useRef<HTMLHeadingElement>(null);
  // The page had another heading before the link was read.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mb-6 text-xl font-semibold">
        {text.title}
      </h1>
      {asked === "unreadable" ? <Unknown /> : <Order token={asked.token} />}
      <Button className="mt-8" onClick={onBack}>
        {text.back}
      </Button>
    </>
  );
}

function Order({ token }: { readonly token: string }): ReactNode {
  const { followed: text } = useText(accountText);
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...queryKeys.orders, "followed", token],
    queryFn: ({ signal }) => api.orders.follow({ token }, { signal }),
    // Drop it from the cache when the page is left.
    gcTime: 0,
    retry: (failures, problem) => failures < 2 && readApiError(problem) === undefined,
    refetchOnWindowFocus: "always",
  });
  useAutoRefresh(() => void refetch(), askEveryMs);
  if (isUnknown(error)) return <Unknown />;
  if (data) {
    return (
      <>
        <OrderCard order={toOrderListItem(data, "en-GB")} headingLevel={2} />
        <p className="mt-4 text-sm text-muted">{text.note}</p>
      </>
    );
  }
  if (error) {
    return (
      <ErrorState
        title={text.loadFailed}
        text={getErrorCode(error) === "rate_limited" && waitText(undefined)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div role="status">
      <span className="sr-only">{text.loading}</span>
      <OrderCardSkeleton withAction={false} />
    </div>
  );
}

function Unknown(): ReactNode {
  const { followed: text } = useText(accountText);
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={text.unknownTitle}
      text={text.unknownText}
      action={<LinkButton to="/contact">{text.contact}</LinkButton>}
    />
  );
}

/** A deleted order, an unknown order and an invalid token look alike from outside. */
function isUnknown(error: unknown): boolean {
  const code = getErrorCode(error);
  return code === "not_found" || code === "invalid_input";
}
