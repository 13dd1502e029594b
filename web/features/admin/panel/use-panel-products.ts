import { keepPreviousData } from "@tanstack/react-query";
import { useEffect } from "react";
import { messages } from "#domain/messages.ts";
import { adminProductsQuery } from "#web/api/admin-queries.ts";
import type { AdminProduct } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { getRowId, useKeysetList, type KeysetList } from "#web/api/use-keyset-list.ts";
import { toast } from "#web/ui/toast.ts";

/** The shop's products as the panel lists them, newest first. */
export function usePanelProducts(search: string): KeysetList<AdminProduct> {
  const filter = search === "" ? {} : { search };
  const list = useKeysetList(
    { ...adminProductsQuery(useApi(), filter), placeholderData: keepPreviousData },
    getRowId,
  );
  const failedAt = list.hasFailed || list.hasMoreFailed ? list.query.errorUpdatedAt : 0;
  useEffect(() => {
    if (failedAt > 0) toast.error(messages.products.loadFailed, { lang: "en" });
  }, [failedAt]);
  return list;
}
