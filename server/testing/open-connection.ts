import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Connects to a server on this machine; reads nothing until a data listener is added. */
export async function openConnection(port: number, localAddress = "127.0.0.1"): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  // Some tests expect the server to close the connection.
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}

/** A request as sent over the wire; each of the headers ends with a line break. */
export function requestFor(path: string, headers = ""): string {
  return `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
}

/** Reads until the server closes the connection. */
export async function readToEnd(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (data) => (text += data.toString("latin1")));
  if (!socket.destroyed) await once(socket, "close");
  return text;
}
