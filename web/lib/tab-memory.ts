const prefix = "private:";

/**
 * Private data of a user in this tab's sessionStorage, until the tab is closed, the user signs out
 * or another user signs in. It survives a reload and an expired session, so callers store the owner
 * with it. Without storage, all reads return null.
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
  /** Call after a sign-out, or when another user signs in. */
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
