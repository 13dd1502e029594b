/** As much of a query's result as tells how it is doing. */
interface Asked {
  readonly data: unknown;
  readonly isPlaceholderData: boolean;
  readonly isError: boolean;
  readonly failureCount: number;
}

/** Whether what a screen shows may be behind, because nobody can be asked for newer. */
export function isLastSeen(query: Asked, isOnline: boolean): boolean {
  const isShown = query.data !== undefined && !query.isPlaceholderData;
  return isShown && (!isOnline || query.isError || query.failureCount > 0);
}
