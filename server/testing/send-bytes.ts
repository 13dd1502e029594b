import { connect } from "node:net";

/** An answer that doesn't end, such as an event stream, is left after this. */
const timeoutMs = 20_000;

/**
 * Sends a request as it is and waits for its answer to end, or for the first bytes of an event
 * stream.
 *
 * @returns The first line of the answer; empty where the connection was closed without one.
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
      // A server that refuses a body early closes the connection while it is being sent.
      const code = "code" in error ? error.code : undefined;
      if (code !== "ECONNRESET" && code !== "EPIPE") reject(error);
    });
    socket.on("close", () => resolve(start.split("\r\n", 1).join("")));
  });
}
