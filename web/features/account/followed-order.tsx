import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { OrderLanguage } from "#domain/describe-terms.ts";
import { getErrorCode, isUnknownLink, readApiError } from "#web/api/api-error.ts";
import { queryKeys, type OrderItem } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { followedOrderText } from "#web/messages/followed-order.ts";
import { LanguageProvider, useText } from "#web/messages/language.tsx";
import { useAutoRefresh } from "#web/offline/use-auto-refresh.ts";
import { toDescribedDelivery } from "#web/orders/described-delivery.ts";
import { toOrderListItem, type OrderListItem } from "#web/orders/order-row.ts";
import { PlacedTermsLine } from "#web/orders/terms-line.tsx";
import { Button } from "#web/ui/button.tsx";
import { CallButton } from "#web/ui/call-button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { FollowedActions } from "./followed-actions.tsx";
import { NextSteps } from "./next-steps.tsx";
import { OrderCard, OrderCardSkeleton } from "./order-card.tsx";
import type { AskedOrder } from "./order-token.ts";
import type { PutOnDevice } from "./use-order-again.ts";

const askEveryMs = 60_000;

export type FollowedOrderProps = {
  readonly asked: NonNullable<AskedOrder>;
  readonly onBack: () => void;
  readonly putOnDevice: PutOnDevice;
};

/**
 * The order that a private link opens, with its status, in the language of the order: until that is known, in
 * Albanian like the order form.
 */
export function FollowedOrder({ asked, onBack, putOnDevice }: FollowedOrderProps): ReactNode {
  const [language, setLanguage] = useState<OrderLanguage>("sq");
  return (
    <LanguageProvider language={language}>
      <div lang={language}>
        <Heading />
        {asked === "unreadable" ? (
          <Unknown />
        ) : (
          <Order token={asked.token} onLanguage={setLanguage} putOnDevice={putOnDevice} />
        )}
        <Back onBack={onBack} />
      </div>
    </LanguageProvider>
  );
}

function Heading(): ReactNode {
  const text = useText(followedOrderText);
  const heading = useRef<HTMLHeadingElement>(null);
  // The page had another heading before the link was read.
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="mb-6 text-xl font-semibold">
      {text.title}
    </h1>
  );
}

function Back({ onBack }: Pick<FollowedOrderProps, "onBack">): ReactNode {
  return (
    <Button className="mt-8" onClick={onBack}>
      {useText(followedOrderText).back}
    </Button>
  );
}

type OrderProps = {
  readonly token: string;
  readonly onLanguage: (language: OrderLanguage) => void;
} & Pick<FollowedOrderProps, "putOnDevice">;

function Order({ token, onLanguage, putOnDevice }: OrderProps): ReactNode {
  const text = useText(followedOrderText);
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
  const language = data?.language;
  useEffect(() => {
    if (language) onLanguage(language);
  }, [language, onLanguage]);
  if (isUnknownLink(error)) return <Unknown />;
  if (data) {
    return (
      <>
        <NextSteps order={data} />
        <OrderCard order={describeOrder(data)} headingLevel={2} />
        {data.terms && data.status !== "cancelled" && (
          <div className="mt-3">
            <PlacedTermsLine terms={data.terms} delivery={toDescribedDelivery(data)} />
          </div>
        )}
        <FollowedActions order={data} token={token} putOnDevice={putOnDevice} />
        <p className="mt-4 text-sm text-muted">{text.note}</p>
      </>
    );
  }
  if (error) {
    return (
      <>
        <ErrorState
          title={text.loadFailed}
          text={getErrorCode(error) === "rate_limited" ? text.limited : text.loadFailedText}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
        <div className="mt-4 flex justify-center">
          <CallButton />
        </div>
      </>
    );
  }
  return (
    <div role="status">
      <span className="sr-only">{text.loading}</span>
      <OrderCardSkeleton withAction={false} />
    </div>
  );
}

function describeOrder(order: OrderItem): OrderListItem {
  const { language } = order;
  return toOrderListItem(order, language === "sq" ? "sq-AL" : "en-GB", language);
}

function Unknown(): ReactNode {
  const text = useText(followedOrderText);
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={text.unknownTitle}
      text={text.unknownText}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <CallButton />
          <LinkButton to="/contact">{text.contact}</LinkButton>
        </div>
      }
    />
  );
}
