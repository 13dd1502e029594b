import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getErrorCode } from "#web/api/api-error.ts";
import { queryKeys, type OrderItem } from "#web/api/queries.ts";
import { followedOrderText } from "#web/messages/followed-order.ts";
import { useLanguage, useText } from "#web/messages/language.tsx";
import { logError } from "#web/platform/log-error.ts";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";
import { toast } from "#web/ui/toast.ts";

export type OrderCancelling = {
  readonly isBusy: boolean;
  /** Asks first. */
  readonly askAndCancel: (order: OrderItem) => Promise<void>;
  /** Render it anywhere. */
  readonly dialog: ReactNode;
};

/**
 * Cancels orders of a customer.
 * @param cancel Sends the request.
 */
export function useCancelOrder(cancel: (order: OrderItem) => Promise<OrderItem>): OrderCancelling {
  const language = useLanguage();
  const text = useText(followedOrderText);
  const queryClient = useQueryClient();
  const [confirm, dialog] = useConfirm();
  const { mutate, isPending } = useMutation({
    mutationFn: cancel,
    onSuccess: () => toast.success(text.cancelDone, { lang: language }),
    onError: (error) => {
      logError("The order wasn't cancelled", error);
      const isTooLate = getErrorCode(error) === "order_not_pending";
      toast.error(isTooLate ? text.cancelTooLate : text.cancelFailed, { lang: language });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.orders }),
  });
  async function askAndCancel(order: OrderItem): Promise<void> {
    const isSure = await confirm({
      title: text.cancelQuestion,
      description: text.cancelText,
      confirmLabel: text.cancelConfirm,
      cancelLabel: text.keep,
      tone: "danger",
      lang: language,
    });
    if (isSure) mutate(order);
  }
  return { isBusy: isPending, askAndCancel, dialog };
}
