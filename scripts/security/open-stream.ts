import { request } from "node:https";
import { takeNetwork } from "../proof/http-client.ts";
import type { SecurityTarget } from "./target.ts";

/** An event stream, opened as a browser does. */
export type OpenStream = {
  readonly status: number;
  /** What has come so far. */
  readonly text: () => string;
  readonly ended: Promise<void>;
  readonly isEnded: () => boolean;
  readonly close: () => void;
};

export function openStream(
  { proxy }: Pick<SecurityTarget, "proxy">,
  path: string,
  given: {
    readonly cookie?: string;
    readonly from?: string;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<OpenStream> {
  const { hostname, port } = new URL(proxy.url);
  const headers = { ...(given.cookie !== undefined && { cookie: given.cookie }), ...given.headers };
  const call = request({
    hostname,
    port,
    path,
    family: 4,
    ca: proxy.certificate,
    agent: false,
    localAddress: given.from ?? takeNetwork(),
    headers,
  });
  return new Promise((resolve, reject) => {
    call.on("error", reject);
    call.on("response", (response) => {
      let text = "";
      let isEnded = false;
      response.on("data", (part: Buffer) => (text += part.toString()));
      response.on("error", () => undefined);
      const ended = new Promise<void>((end) => {
        response.on("close", () => {
          isEnded = true;
          end();
        });
      });
      resolve({
        status: response.statusCode ?? 0,
        text: () => text,
        ended,
        isEnded: () => isEnded,
        close: () => call.destroy(),
      });
    });
    call.end();
  });
}
