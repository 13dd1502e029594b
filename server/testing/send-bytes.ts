import { connect } from "node:net";

/** Timeout for responses that don't end, such as event streams. */
const timeoutMs = 20_000;

/**
 * Sends a raw request and waits for the end of the response, or for the first bytes of an event stream.
 * @returns The status line of the response; empty if the connection was closed without one.
 */
export function sendBytes(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let start = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`No answer: ${start}`)));
    socket.on("data", (part) => {
      if (start.length < 2_000) start += part.toString("latin1");
      if (start.includes("text/event-stream")) socket.destroy();
    });
    socket.on("error", (error) => {
      // A server that rejects a body early closes the connection while it is being sent.
      const code = "code" in error ? error.code : undefined;
      if (code !== "ECONNRESET" && code !== "EPIPE") reject(error);
    });
    socket.on("close", () => resolve(start.split("\r\n", 1).join("")));
  });
}
