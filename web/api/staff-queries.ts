import { infiniteQueryOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
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

/** How the server is, read again while it is shown (admin). */
export function serverStatusQuery(api: StaffApi) {
  return queryOptions({
    queryKey: ["serverStatus"],
    queryFn: ({ signal }) => api.status(undefined, { signal }),
    staleTime: 5_000,
    // The reconnect triggers a refetch.
    refetchInterval: () => (navigator.onLine ? 10_000 : false),
    refetchOnWindowFocus: "always",
    retry: false,
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

const customerPageSize = 50;

/** Customers by their newest order or quote, page by page (admin). */
export function customersQuery(api: StaffApi, filter: { readonly search?: string } = {}) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.customers, "list", filter],
    queryFn: ({ pageParam, signal }) =>
      api.customers(
        { ...filter, limit: customerPageSize, ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    refetchOnWindowFocus: "always",
    retry: retryUnlessRejected,
  });
}

/** One customer, also that of an order or a quote (admin). */
export function customerQuery(api: StaffApi, reference: string) {
  return queryOptions({
    queryKey: [...queryKeys.customers, "one", reference],
    queryFn: ({ signal }) => api.customer({ key: reference }, { signal }),
    meta: { isOptional: true },
    refetchOnWindowFocus: "always",
    retry: retryUnlessRejected,
  });
}

/** Notes about a customer, page by page (admin). */
export function customerNotesQuery(api: StaffApi, key: string) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.customers, "notes", key],
    queryFn: ({ pageParam, signal }) =>
      api.customerNotes({ key, ...(pageParam !== null && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    refetchOnWindowFocus: "always",
    retry: retryUnlessRejected,
  });
}

/** Reloads customers and their notes, after a note was added, deleted or restored. */
export function reloadCustomers(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.customers });
}

/** What an edit of several products would make of one (admin). */
export type BulkPreviewItem = Awaited<ReturnType<StaffApi["previewBulkEdit"]>>["items"][number];
