import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { messages } from "#domain/messages.ts";
import { brandsQuery } from "#web/api/admin-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { toast } from "#web/ui/toast.ts";

/** Brands of the brands table; empty until loaded, so that the built-in ones can be used. */
export function useTableBrands(): readonly string[] {
  const { data, isError, errorUpdatedAt } = useQuery(brandsQuery(useApi()));
  useEffect(() => {
    if (isError) toast.error(messages.dashboard.brandsFailed);
  }, [isError, errorUpdatedAt]);
  return data?.items.map((brand) => brand.name) ?? [];
}
