import type { Writable } from "node:stream";
import type { ChangeLog } from "./change-log.ts";
import type { Change } from "./change.ts";
import { encodeChange, heartbeat } from "./encode-change.ts";

const heartbeatMs = 25_000;
const maxMissedBytes = 64 * 1_024;

/** One reader of a log. It has no queue: what it wasn't sent yet is what follows its position. */
export class LiveStream {
  readonly #sink: Writable;
  readonly #log: ChangeLog;
  readonly #onEnd: () => void;
  readonly #heartbeat: NodeJS.Timeout;
  /** In the log, after what was written. */
  #position: number;
  /** Whether the reader has to read what was written before it gets more. */
  #isFull = false;
  /** Whether the changes that the reader missed are still being written. */
  #isResuming = false;
  /** Numbers of missed changes, which the log may have, too. */
  #sentEarlier: Set<number> | undefined;
  /** Called when the reader has read what was written, or has left. */
  #onRead: (() => void) | undefined;
  /** Whether nothing was written for the time of a heartbeat. */
  #isIdle = false;
  #isEnded = false;

  /**
   * @param onReady Called when `write` has something to do for this stream.
   * @param onEnd Called once.
   */
  constructor(parts: {
    readonly sink: Writable;
    readonly log: ChangeLog;
    readonly onReady: (stream: LiveStream) => void;
    readonly onEnd: (stream: LiveStream) => void;
  }) {
    const { sink, log, onReady, onEnd } = parts;
    this.#sink = sink;
    this.#log = log;
    this.#onEnd = () => onEnd(this);
    this.#position = log.end;
    this.#heartbeat = setInterval(() => {
      this.#isIdle = true;
      onReady(this);
    }, heartbeatMs);
    sink.once("close", () => this.end());
    sink.on("drain", () => {
      this.#isFull = false;
      this.#onRead?.();
      onReady(this);
    });
    this.#send(heartbeat);
  }

  /** Writes what the log has for the reader, or ends the stream of one that reads too slowly. */
  write(): void {
    if (this.#isEnded || this.#isResuming) return;
    if (!this.#log.covers(this.#position)) {
      this.end();
      return;
    }
    while (!this.#isFull && this.#position < this.#log.end) {
      const from = this.#position;
      const batch = this.#log.readBatch(from);
      this.#position = batch.to;
      this.#send(this.#sentEarlier ? this.#withoutSent(from, batch.to) : batch.bytes);
      this.#isIdle = false;
      this.#heartbeat.refresh();
    }
    if (this.#isIdle && !this.#isFull) this.#send(heartbeat);
    this.#isIdle = false;
  }

  /** Writes the changes that the reader missed before those of the log. */
  async resume(missed: AsyncIterable<Change>): Promise<void> {
    this.#isResuming = true;
    const sent = new Set<number>();
    let waiting: Buffer[] = [];
    let bytes = 0;
    const flush = async (): Promise<void> => {
      this.#send(Buffer.concat(waiting));
      waiting = [];
      bytes = 0;
      if (this.#isFull && !this.#isEnded) {
        await new Promise<void>((resolve) => {
          this.#onRead = resolve;
        });
      }
    };
    for await (const change of missed) {
      if (this.#isEnded) return;
      sent.add(change.seq);
      bytes += waiting[waiting.push(encodeChange(change)) - 1]?.byteLength ?? 0;
      if (bytes >= maxMissedBytes) await flush();
    }
    if (bytes > 0) await flush();
    this.#isResuming = false;
    if (sent.size > 0) this.#sentEarlier = sent;
    this.write();
  }

  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    clearInterval(this.#heartbeat);
    this.#onRead?.();
    this.#sink.end();
    this.#onEnd();
  }

  #send(bytes: Buffer): void {
    if (!this.#isEnded && bytes.byteLength > 0) this.#isFull = !this.#sink.write(bytes);
  }

  #withoutSent(from: number, to: number): Buffer {
    const events = this.#log.readEvents(from, to);
    const isNew = ({ seq }: { seq: number }): boolean => !this.#sentEarlier?.delete(seq);
    return Buffer.concat(events.filter(isNew).map(({ bytes }) => bytes));
  }
}
