/**
 * Returns the network response if it arrives in time, otherwise the cached one.
 * @param asked The pending network response.
 * @param timeoutMs Time to wait; a request without a signal may hang for minutes.
 * @param findCached Finds the cached response.
 */
export async function askFirst(
  asked: Promise<Response>,
  timeoutMs: number,
  findCached: () => Promise<Response | undefined>,
): Promise<Response> {
  // Firefox resolves a failed preload with an error response; other browsers reject.
  const answer = asked.then(
    (response) => (response.type === "error" ? undefined : response),
    () => undefined,
  );
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  return (
    (await Promise.race([answer, timeout])) ??
    (await findCached()) ??
    (await answer) ??
    Response.error()
  );
}
