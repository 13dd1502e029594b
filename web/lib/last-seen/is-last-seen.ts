/** The fields of a query result needed to tell whether it is stale. */
interface Asked {
  readonly data: unknown;
  readonly isPlaceholderData: boolean;
  readonly isError: boolean;
  readonly failureCount: number;
}

/** Whether shown data may be outdated because the server can't be reached. */
export function isLastSeen(query: Asked, isOnline: boolean): boolean {
  const isShown = query.data !== undefined && !query.isPlaceholderData;
  return isShown && (!isOnline || query.isError || query.failureCount > 0);
}
