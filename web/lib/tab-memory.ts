const prefix = "private:";

/**
 * What this tab remembers of a person until it is closed, the person signs out or another one comes:
 * it survives a reload and a session that ends by itself, so it says whose it is. Where the browser keeps nothing for us, nothing is remembered.
 */
export const tabMemory = {
  read(name: string): string | null {
    return attempt(() => sessionStorage.getItem(prefix + name)) ?? null;
  },
  write(name: string, text: string): void {
    attempt(() => sessionStorage.setItem(prefix + name, text));
  },
  forget(name: string): void {
    attempt(() => sessionStorage.removeItem(prefix + name));
  },
  /** For the moment somebody signs out, or somebody else signs in. */
  forgetAll(): void {
    attempt(() => {
      for (const name of Object.keys(sessionStorage)) {
        if (name.startsWith(prefix)) sessionStorage.removeItem(name);
      }
    });
  },
};

/** Blocked site data and a full quota both throw. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
