import type { Server } from "node:http";
import type { Socket } from "node:net";
import { Tally } from "#server/limits/tally.ts";
import { toNetwork } from "#server/limits/to-network.ts";
import type { ConnectionLimits } from "./connection-limits.ts";

/** How often stalled answers are looked for, in parts of the time they may stall. */
const looksPerStall = 10;

/** What a network gets for a while after it sent more at once than any browser does. */
const penalty = { connections: 20, ms: 10_000 };

type Progress = { readonly sentBytes: number; readonly since: number };

/** Limits how many connections a server holds, and for how long an answer that nobody reads. */
export class OpenConnections {
  readonly #limits: ConnectionLimits;
  readonly #perNetwork = new Tally();
  /** When the penalty of a network ends. */
  readonly #penalties = new Map<string, number>();
  readonly #stalled = new Map<Socket, Progress>();
  /** With the network of each. */
  readonly #open = new Map<Socket, string>();

  constructor(server: Server, limits: ConnectionLimits) {
    this.#limits = limits;
    server.maxConnections = limits.connections;
    server.on("connection", (socket: Socket) => this.#add(socket));
    const everyMs = limits.stalledMs / looksPerStall;
    const timer = setInterval(() => {
      this.#closeStalled();
      this.#forgetPenalties();
    }, everyMs).unref();
    server.once("close", () => clearInterval(timer));
  }

  /** Whether the client's network holds so many connections that none should be kept idle for it. */
  isCrowded(socket: Socket): boolean {
    return (
      this.#perNetwork.of(this.#open.get(socket) ?? "") > this.#limits.connectionsPerNetwork / 2
    );
  }

  /**
   * Closes a connection that sent more requests at once than any browser does. What its network sent
   * on others is probably the same, so those without a request under way are closed unread, and the
   * network gets few connections for a while.
   */
  punish(socket: Socket, isIdle: (other: Socket) => boolean): void {
    const network = this.#open.get(socket);
    socket.destroy();
    if (network === undefined || this.#limits.connectionsPerNetwork === Infinity) return;
    this.#penalties.set(network, performance.now() + penalty.ms);
    for (const [other, itsNetwork] of this.#open) {
      if (itsNetwork === network && isIdle(other)) other.destroy();
    }
  }

  /** Closes connections on which nothing ever came. Node doesn't count them as idle. */
  closeUnused(): void {
    for (const socket of this.#open.keys()) {
      if (socket.bytesRead === 0) socket.destroy();
    }
  }

  #add(socket: Socket): void {
    const network = toNetwork(socket.remoteAddress ?? "unknown");
    const limit = this.#penalties.has(network)
      ? Math.min(penalty.connections, this.#limits.connectionsPerNetwork)
      : this.#limits.connectionsPerNetwork;
    if (this.#perNetwork.of(network) >= limit) {
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
    for (const [network, end] of this.#penalties) {
      if (now >= end) this.#penalties.delete(network);
    }
  }
}
