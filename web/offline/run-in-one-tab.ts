/**
 * Runs `work` in one tab at a time. Browsers have no locks on plain http; there, only the idempotency
 * keys prevent that something is done twice.
 * @param name Name of the lock.
 */
export async function runInOneTab<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!("locks" in navigator)) return work();
  return navigator.locks.request(name, work);
}
