import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Tally } from "#server/services/limits/tally.ts";
import { toNetwork } from "#server/services/limits/to-network.ts";
import { pickClientAddress } from "./client-address.ts";
import type { ConnectionLimits } from "./connection-limits.ts";

/** Health checks of supervisors don't count, whatever else comes from their network. */
const uncounted = new Set(["/healthz", "/readyz"]);

/** Whether a request is admitted, or why not. */
type Admission = "taken" | "network full" | "connection full" | "closed";

/** The unanswered requests of a connection, each with the network that it counts for. */
type Held = Map<ServerResponse, string | undefined>;

/** Counts requests whose response isn't sent yet, per connection and per network. */
export class UnansweredRequests {
  readonly #limits: ConnectionLimits;
  readonly #perNetwork = new Tally();
  readonly #perConnection = new Map<Socket, Held>();

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  /** Counts a request until its response is sent, if the limits allow it. */
  admit(request: IncomingMessage, response: ServerResponse): Admission {
    const { socket } = request;
    // Node still emits the requests of a chunk of data that arrived before the connection closed.
    if (socket.destroyed) return "closed";
    const held = this.#perConnection.get(socket) ?? this.#open(socket);
    if (held.size >= this.#limits.unansweredPerConnection) return "connection full";
    const network = this.#networkOf(request);
    const isCounted = !uncounted.has(request.url ?? "");
    const isFull = isCounted && this.#perNetwork.of(network) >= this.#limits.unansweredPerNetwork;
    if (isCounted && !isFull) this.#perNetwork.add(network);
    held.set(response, isCounted && !isFull ? network : undefined);
    response.once("close", () => this.#release(held, response));
    return isFull ? "network full" : "taken";
  }

  /** Whether a connection has no request in progress. */
  isIdle(socket: Socket): boolean {
    return (this.#perConnection.get(socket)?.size ?? 0) === 0;
  }

  /** The responses that aren't sent yet. */
  *[Symbol.iterator](): Generator<ServerResponse> {
    for (const held of this.#perConnection.values()) yield* held.keys();
  }

  #networkOf({ headers, socket }: IncomingMessage): string {
    const forwardedFor = [headers["x-forwarded-for"]].flat().join(",");
    const direct = socket.remoteAddress ?? "unknown";
    return toNetwork(pickClientAddress(direct, forwardedFor, this.#limits.trustedProxies));
  }

  #open(socket: Socket): Held {
    const held: Held = new Map();
    this.#perConnection.set(socket, held);
    // A response that waits for another one on its connection gets no event when the connection
    // closes.
    socket.once("close", () => {
      this.#perConnection.delete(socket);
      for (const response of held.keys()) this.#release(held, response);
    });
    return held;
  }

  #release(held: Held, response: ServerResponse): void {
    const network = held.get(response);
    held.delete(response);
    if (network !== undefined) this.#perNetwork.remove(network);
  }
}
