import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getErrorCode } from "#web/api/api-error.ts";
import type { OrderItem } from "#web/api/queries.ts";
import { orderQuery } from "#web/api/staff-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import type { OrderActions } from "./order-actions.ts";
import { OrderDialog } from "./order-dialog.tsx";

type OpenOrderProps = {
  /** As the list had it when it was opened. */
  readonly listed: OrderItem;
  readonly onClose: () => void;
} & OrderActions;

/** An order's details, which follow its changes even where it leaves the filtered list. */
export function OpenOrder({ listed, ...props }: OpenOrderProps): ReactNode {
  const { data, error } = useQuery({
    ...orderQuery(useApi(), listed.id),
    // The answer from an earlier opening may be older than the list's.
    gcTime: 0,
    // The server has a deleted order only in its list.
    enabled: listed.deleted_at === null,
  });
  const isGone = getErrorCode(error) === "not_found";
  return <OrderDialog order={data ?? listed} isGone={isGone} {...props} />;
}
