import type { ReactNode } from "react";
import { company } from "#domain/company.ts";
import { isCancellable } from "#domain/order-status.ts";
import type { OrderItem } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { followedOrderText } from "#web/messages/followed-order.ts";
import { useText } from "#web/messages/language.tsx";
import { useSession } from "#web/session/use-session.ts";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Button } from "#web/ui/button.tsx";
import { ProformaButton } from "./proforma-button.tsx";
import { useCancelOrder } from "./use-cancel-order.tsx";
import { type PutOnDevice, useOrderAgain } from "./use-order-again.ts";

type FollowedActionsProps = {
  readonly order: OrderItem;
  /** Of the private link. */
  readonly token: string;
  readonly putOnDevice: PutOnDevice;
};

/** What the reader of a private link can do with the order. */
export function FollowedActions({ order, token, putOnDevice }: FollowedActionsProps): ReactNode {
  const text = useText(followedOrderText);
  const api = useApi();
  const { isBusy, askAndCancel, dialog } = useCancelOrder(() => api.orders.cancelByLink({ token }));
  const again = useOrderAgain(useSession().user?.id, putOnDevice);
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <a href={company.phone.href} className={buttonStyle()}>
        {text.call}
      </a>
      <Button busy={again.isBusy} onClick={() => again.orderAgain(order)}>
        {text.orderAgain}
      </Button>
      {order.status !== "cancelled" && <ProformaButton orderId={order.id} token={token} />}
      {isCancellable(order.status) && (
        <Button variant="quiet" busy={isBusy} onClick={() => void askAndCancel(order)}>
          {text.cancel}
        </Button>
      )}
      {dialog}
    </div>
  );
}
