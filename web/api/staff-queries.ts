import { queryOptions } from "@tanstack/react-query";
import type { NameKind } from "#domain/taxonomy.ts";
import type { ApiClient } from "./client.ts";
import { queryKeys, retryUnlessRejected } from "./queries.ts";
import type { StaffApi } from "./staff-client.ts";

const latestOrderCount = 20;

/** The newest orders of the shop, to announce those that arrive (admin). */
export function latestOrdersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...queryKeys.orders, "latest"],
    queryFn: ({ signal }) => api.orders.list({ limit: latestOrderCount }, { signal }),
    retry: retryUnlessRejected,
  });
}

/** How many addresses get mail about new orders (admin). It only changes with a restart. */
export function orderMailQuery(api: StaffApi) {
  return queryOptions({
    queryKey: ["orderMail"],
    queryFn: ({ signal }) => api.orderMail(undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: retryUnlessRejected,
  });
}

/** One order, however old it is (admin). */
export function orderQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...queryKeys.orders, "one", id],
    queryFn: ({ signal }) => api.orders.get({ id }, { signal }),
    meta: { isOptional: true },
    retry: retryUnlessRejected,
  });
}

export type NameList = Awaited<ReturnType<StaffApi["names"]>>;

/** Brands or categories with their products (admin). Every change of a product reloads it. */
export function namesQuery(api: StaffApi, kind: NameKind) {
  return queryOptions({
    queryKey: [...queryKeys.adminProducts, "names", kind],
    queryFn: ({ signal }) => api.names({ kind }, { signal }),
    retry: retryUnlessRejected,
  });
}

/** What an edit of several products would make of one (admin). */
export type BulkPreviewItem = Awaited<ReturnType<StaffApi["previewBulkEdit"]>>["items"][number];
