/**
 * The server's answer as long as it comes in time, since it is never an older one; what is kept where
 * it doesn't.
 *
 * @param asked The server's answer, on its way.
 * @param timeoutMs Without a signal a request may hang for minutes; how long to wait.
 * @param findKept Finds what stands in for the answer.
 */
export async function askFirst(
  asked: Promise<Response>,
  timeoutMs: number,
  findKept: () => Promise<Response | undefined>,
): Promise<Response> {
  // Firefox resolves a failed preload with an error response, where others reject.
  const answer = asked.then(
    (response) => (response.type === "error" ? undefined : response),
    () => undefined,
  );
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  return (
    (await Promise.race([answer, timeout])) ??
    (await findKept()) ??
    (await answer) ??
    Response.error()
  );
}
