import { isFromDevice } from "./last-seen.ts";

/** The fields of a query result needed to tell whether it is stale. */
type Asked = {
  readonly data: unknown;
  readonly isPlaceholderData: boolean;
  readonly isError: boolean;
  readonly failureCount: number;
  readonly dataUpdatedAt: number;
};

/** Whether shown data may be outdated because the server can't be reached or hasn't answered yet. */
export function isLastSeen(query: Asked, isOnline: boolean): boolean {
  const isShown = query.data !== undefined && !query.isPlaceholderData;
  const hasFailed = query.isError || query.failureCount > 0;
  return isShown && (!isOnline || hasFailed || isFromDevice(query.dataUpdatedAt));
}
