import { useEffect, useRef, useState } from "react";
import { useText } from "#web/messages/language.tsx";
import { productFilesText } from "#web/messages/product-files.ts";
import { logError } from "#web/platform/log-error.ts";
import { toast } from "#web/ui/toast.ts";
import { toImportFailure, type ImportFailure, type ImportStep } from "./import-failure.ts";
import { describeOutcome, type FinishedImport } from "./import-report.ts";

export type ImportOutcomeState = {
  /** Undefined before a file was read. */
  readonly current: FinishedImport | undefined;
  readonly failure: ImportFailure | undefined;
  /** Whether the dialog is still open, for answers that arrive later. */
  readonly isShown: () => boolean;
  readonly show: (current: FinishedImport | undefined) => void;
  readonly finish: (done: FinishedImport) => void;
  readonly fail: (step: ImportStep, error: unknown, retry: () => void) => void;
  readonly setFailure: (failure: ImportFailure | undefined) => void;
};

/** What the last step led to: in the dialog, or in a message if that was closed. */
export function useImportOutcome(): ImportOutcomeState {
  const text = useText(productFilesText);
  const [current, setCurrent] = useState<FinishedImport>();
  const [failure, setFailure] = useState<ImportFailure>();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  return {
    current,
    failure,
    isShown: () => isOpen.current,
    show: setCurrent,
    finish(done) {
      setCurrent(done);
      if (isOpen.current) return;
      const { title, text: details } = describeOutcome(done, text);
      toast.success(title, details === undefined ? {} : { text: details });
    },
    fail(step, error, retry) {
      const failed = toImportFailure(step, error, text, retry);
      logError(failed.title, error);
      setFailure(failed);
      if (!isOpen.current && step !== "read") toast.error(failed.title, { text: failed.text });
    },
    setFailure,
  };
}
