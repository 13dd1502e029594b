import { createStore, delMany, get, keys, set, type UseStore } from "idb-keyval";

/** Storage for answers, by hashed query key. Any call may fail. */
export type AnswerStore = {
  readonly names: () => Promise<readonly string[]>;
  readonly read: (name: string) => Promise<unknown>;
  readonly write: (name: string, value: unknown) => Promise<void>;
  readonly remove: (names: readonly string[]) => Promise<void>;
};

let opened: UseStore | undefined;

/** IndexedDB: it holds more than localStorage and doesn't block the page. */
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
