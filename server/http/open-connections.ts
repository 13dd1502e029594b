import type { Server } from "node:http";
import type { Socket } from "node:net";
import { Tally } from "#server/services/limits/tally.ts";
import { toNetwork } from "#server/services/limits/to-network.ts";
import type { ConnectionLimits } from "./connection-limits.ts";

/** Checks for stalled responses per `stalledMs`. */
const checksPerStall = 10;

/** Connections of a penalised network; each further flooded connection reduces them by one. */
const penaltyConnections = 20;

type Penalty = { readonly floods: number; readonly endsAt: number };
type Progress = { readonly sentBytes: number; readonly since: number };

/** Limits open connections and how long an unread response keeps one open. */
export class OpenConnections {
  readonly #limits: ConnectionLimits;
  readonly #perNetwork = new Tally();
  readonly #penalties = new Map<string, Penalty>();
  readonly #stalled = new Map<Socket, Progress>();
  /** Open connections with their network. */
  readonly #open = new Map<Socket, string>();

  constructor(server: Server, limits: ConnectionLimits) {
    this.#limits = limits;
    server.maxConnections = limits.connections;
    server.on("connection", (socket: Socket) => this.#add(socket));
    const everyMs = limits.stalledMs / checksPerStall;
    const timer = setInterval(() => {
      this.#closeStalled();
      this.#forgetPenalties();
    }, everyMs).unref();
    server.once("close", () => clearInterval(timer));
  }

  /** Whether the client's network has so many connections that none should stay idle. */
  isCrowded(socket: Socket): boolean {
    return (
      this.#perNetwork.of(this.#open.get(socket) ?? "") > this.#limits.connectionsPerNetwork / 2
    );
  }

  /**
   * Closes a connection that sent more requests at once than any browser does. Other connections of
   * its network probably do the same, so those without a request in progress are closed unread. The
   * network then gets few connections for a while, and none if it continues.
   */
  punish(socket: Socket, isIdle: (other: Socket) => boolean): void {
    const network = this.#open.get(socket);
    socket.destroy();
    if (network === undefined || this.#limits.connectionsPerNetwork === Infinity) return;
    const floods = (this.#penalties.get(network)?.floods ?? 0) + 1;
    const endsAt = performance.now() + this.#limits.penaltyMs;
    this.#penalties.set(network, { floods, endsAt });
    for (const [other, itsNetwork] of this.#open) {
      if (itsNetwork === network && isIdle(other)) other.destroy();
    }
  }

  /** Closes connections on which no data ever arrived. Node doesn't count them as idle. */
  closeUnused(): void {
    for (const socket of this.#open.keys()) {
      if (socket.bytesRead === 0) socket.destroy();
    }
  }

  #add(socket: Socket): void {
    const network = toNetwork(socket.remoteAddress ?? "unknown");
    if (this.#perNetwork.of(network) >= this.#getLimit(network)) {
      socket.destroy();
      return;
    }
    this.#perNetwork.add(network);
    this.#open.set(socket, network);
    socket.once("close", () => {
      this.#open.delete(socket);
      this.#stalled.delete(socket);
      this.#perNetwork.remove(network);
    });
  }

  #getLimit(network: string): number {
    const usual = this.#limits.connectionsPerNetwork;
    const penalty = this.#penalties.get(network);
    if (!penalty || performance.now() >= penalty.endsAt) return usual;
    return Math.min(usual, penaltyConnections - penalty.floods);
  }

  /** Node's own timeout would also count what a client sends, such as a blank line now and then. */
  #closeStalled(): void {
    const now = performance.now();
    for (const socket of this.#open.keys()) {
      if (socket.writableLength === 0) {
        this.#stalled.delete(socket);
        continue;
      }
      const sentBytes = socket.bytesWritten - socket.writableLength;
      const known = this.#stalled.get(socket);
      if (known?.sentBytes !== sentBytes) this.#stalled.set(socket, { sentBytes, since: now });
      else if (now - known.since >= this.#limits.stalledMs) socket.destroy();
    }
  }

  #forgetPenalties(): void {
    const now = performance.now();
    for (const [network, { endsAt }] of this.#penalties) {
      if (now >= endsAt) this.#penalties.delete(network);
    }
  }
}
