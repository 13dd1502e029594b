import { RecentEntries } from "#server/live/recent-entries.ts";
import { countFileBytes, type StaticFile } from "./static-files.ts";

/** For how long visitors may get an answer that may have changed. A failover takes half a minute. */
const maxAgeMs = 10 * 60_000;
/** While the database is unavailable, it is asked again after this time. */
const askAgainMs = 1_000;

type Earlier = { readonly answer: StaticFile; readonly until: number };

/** Answers from before a change or an outage, for the time in which the database is unavailable. */
export class EarlierAnswers {
  readonly #answers: RecentEntries<Earlier>;
  #unavailableUntil = 0;

  /** Remembers at most `limit` answers of `maxBytes` in all, those that were replaced last. */
  constructor(limit: number, maxBytes: number) {
    this.#answers = new RecentEntries({ entries: limit, bytes: maxBytes }, countBytes);
  }

  /** True for a second after the database was found to be unavailable. */
  get isUnavailable(): boolean {
    return Date.now() < this.#unavailableUntil;
  }

  noteUnavailable(): void {
    this.#unavailableUntil = Date.now() + askAgainMs;
  }

  /** Remembers an answer that a change has just made outdated. */
  add(key: string, answer: StaticFile): void {
    this.#answers.set(key, { answer, until: Date.now() + maxAgeMs });
    for (const [oldest, { until }] of this.#answers) {
      if (until > Date.now()) break;
      this.#answers.delete(oldest);
    }
  }

  find(key: string): StaticFile | undefined {
    const found = this.#answers.get(key);
    return found && found.until > Date.now() ? found.answer : undefined;
  }
}

function countBytes({ answer }: Earlier): number {
  return countFileBytes(answer);
}

/** Whether an answer that was valid at a time may still be sent while the database is unavailable. */
export function isRecent(time: number): boolean {
  return Date.now() - time < maxAgeMs;
}
