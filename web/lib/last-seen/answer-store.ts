import { createStore, delMany, get, keys, set, type UseStore } from "idb-keyval";

/** Where kept answers lie, by the text of their query key. Any call may fail. */
export interface AnswerStore {
  readonly names: () => Promise<readonly string[]>;
  readonly read: (name: string) => Promise<unknown>;
  readonly write: (name: string, value: unknown) => Promise<void>;
  readonly remove: (names: readonly string[]) => Promise<void>;
}

let opened: UseStore | undefined;

/** The browser's own database: it holds more than the local storage, and doesn't stop the page. */
export const deviceAnswers: AnswerStore = {
  names: async () => (await keys(open())).filter((key) => typeof key === "string"),
  read: async (name) => get<unknown>(name, open()),
  write: async (name, value) => set(name, value, open()),
  remove: async (names) => delMany([...names], open()),
};

function open(): UseStore {
  opened ??= createStore("last-seen", "answers");
  return opened;
}
