import { Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { formatShortDay } from "#domain/tirana-day.ts";
import type { ApiClient } from "#web/api/client.ts";
import type { OrderItem } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { DayList } from "#web/features/admin/dashboard/print/day-list.tsx";
import { dashboardOrdersText } from "#web/messages/dashboard-orders.ts";
import { useText } from "#web/messages/language.tsx";
import { orderPrintoutsText } from "#web/messages/order-printouts.ts";
import { logError } from "#web/platform/log-error.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { usePrint } from "#web/ui/use-print.tsx";

const pageSize = 100;

/** Prints all orders of a day, whatever other filters are active. */
export function PrintDayButton({ day }: { readonly day: string }): ReactNode {
  const text = useText(dashboardOrdersText);
  const api = useApi();
  const { canPrint, print, printout } = usePrint();
  const [isBusy, setBusy] = useState(false);

  async function printDay(): Promise<void> {
    setBusy(true);
    const orders = await loadDay(api, day).catch((error: unknown) =>
      logError("The day's orders didn't arrive", error),
    );
    setBusy(false);
    if (!orders) return toast.error(text.printDayFailed);
    print({
      title: orderPrintoutsText.sq.dayListTitle(formatShortDay(day)),
      lang: "sq",
      content: <DayList day={day} orders={orders} />,
    });
  }

  if (!canPrint) return null;
  return (
    <>
      <Button size="sm" busy={isBusy} onClick={() => void printDay()}>
        {!isBusy && <Printer aria-hidden="true" />}
        {text.printDay}
      </Button>
      {printout}
    </>
  );
}

/** Loads page by page, the day's first order first. */
async function loadDay(api: ApiClient, day: string): Promise<readonly OrderItem[]> {
  const orders: OrderItem[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<ApiClient["orders"]["list"]>> = await api.orders.list({
      day,
      limit: pageSize,
      ...(cursor !== null && { cursor }),
    });
    orders.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return orders.toReversed();
}
