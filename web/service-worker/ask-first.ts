/**
 * The server's answer as long as it comes in time, since it is never an older one; what is kept where
 * it doesn't.
 *
 * @param asked The server's answer, on its way.
 * @param patienceMs Without a signal a request may hang for minutes; how long that is waited for.
 * @param findKept Finds what stands in for the answer.
 */
export async function askFirst(
  asked: Promise<Response>,
  patienceMs: number,
  findKept: () => Promise<Response | undefined>,
): Promise<Response> {
  // Firefox resolves a failed preload with an error response, where others reject.
  const answer = asked.then(
    (response) => (response.type === "error" ? undefined : response),
    () => undefined,
  );
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  return (
    (await Promise.race([answer, patience])) ??
    (await findKept()) ??
    (await answer) ??
    Response.error()
  );
}
