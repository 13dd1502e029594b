/**
 * Makes a queue for work that would take the whole machine if all of it ran at once.
 *
 * @param places How many may run at a time.
 * @returns Runs work when its turn comes and gives its result.
 */
export function createQueue(
  places: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    // A place that is handed on never counts as free, so that nobody slips in between.
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
