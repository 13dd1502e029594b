import { replaceEqualDeep } from "@tanstack/react-query";
import { useLayoutEffect, useState } from "react";
import type { SearchWorker } from "#web/search/search-worker.ts";

export type Answered<Asked, Answer> = { readonly asked: Asked; readonly answer: Answer };

/** The worker's last answer and what it was asked; a newer question drops answers on their way. */
export function useAnswer<Asked, Answer>(
  worker: SearchWorker | undefined,
  asked: Asked | undefined,
  ask: (worker: SearchWorker, asked: Asked) => Promise<Answer>,
  update: (change: () => void) => void,
): Answered<Asked, Answer> | undefined {
  const [state, setState] = useState<Answered<Asked, Answer>>();
  // Before the frame that shows the key, so that the worker searches while it is painted.
  useLayoutEffect(() => {
    if (!worker || asked === undefined) return;
    let isDropped = false;
    void ask(worker, asked).then((answer) => {
      if (isDropped) return;
      // Rows that stay the same keep their identity, and aren't rendered.
      update(() => setState((last) => ({ asked, answer: replaceEqualDeep(last?.answer, answer) })));
    });
    return () => void (isDropped = true);
  }, [worker, asked, ask, update]);
  return state;
}
