/** Requests the URL of each message and posts whether the host answered, with any status. */
self.addEventListener("message", ({ data }: MessageEvent<string>) => {
  void ask(data).then((isReachable) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- posts only to its own page
    self.postMessage(isReachable);
  });
});

/** The response is opaque anyway, so a HEAD request is enough. */
function ask(src: string): Promise<boolean> {
  return fetch(src, { method: "HEAD", mode: "no-cors", credentials: "omit" }).then(
    () => true,
    () => false,
  );
}
