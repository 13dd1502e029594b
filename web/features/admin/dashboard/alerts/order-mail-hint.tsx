import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useStaffApi } from "#web/api/staff-client.ts";
import { orderMailQuery } from "#web/api/staff-queries.ts";
import { dashboardAlertsText } from "#web/messages/dashboard-alerts.ts";
import { useText } from "#web/messages/language.tsx";
import { Notice } from "#web/ui/notice.tsx";

/** Shown while no address gets mail about new orders. */
export function OrderMailHint(): ReactNode {
  const text = useText(dashboardAlertsText);
  const { data } = useQuery(orderMailQuery(useStaffApi()));
  if (data?.recipients !== 0) return null;
  return (
    <Notice tone="warning" title={text.noMail} className="mb-5">
      {text.noMailText} <code className="font-mono">STAFF_EMAILS</code>.
    </Notice>
  );
}
