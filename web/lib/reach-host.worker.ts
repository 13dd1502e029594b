/** Asks the address of each message and posts whether its host answered, whatever it answered. */
self.addEventListener("message", ({ data }: MessageEvent<string>) => {
  void ask(data).then((isReachable) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- goes to its page alone
    self.postMessage(isReachable);
  });
});

/** Nothing of an answer of another host may be read, so only its head is asked for. */
function ask(src: string): Promise<boolean> {
  return fetch(src, { method: "HEAD", mode: "no-cors", credentials: "omit" }).then(
    () => true,
    () => false,
  );
}
