import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { maxImportBytes } from "#domain/product-import.ts";
import { getErrorCode } from "#web/api/api-error.ts";
import { queryKeys, type ProductImport } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { forgetDraft, saveDraft } from "#web/forms/saved-draft.ts";
import { useText } from "#web/messages/language.tsx";
import { productFilesText } from "#web/messages/product-files.ts";
import { logError } from "#web/platform/log-error.ts";
import { useSessionHandle } from "#web/session/session-context.tsx";
import { importPlace, readSavedImportId } from "./import-memory.ts";
import { readImportError } from "./import-report.ts";

type Step = "read" | "apply" | "undo";

/** The last error. */
export type ImportFailure = {
  readonly title: string;
  readonly text: string;
  /** Set if a retry may succeed: the response was lost, the file is still selected. */
  readonly retry: (() => void) | undefined;
};

/** The product import's state and actions. */
export type ProductImportFlow = {
  /** Undefined before a file was read. */
  readonly current: ProductImport | undefined;
  /** Products that the undo left unchanged because they were edited since. */
  readonly kept: number;
  readonly failure: ImportFailure | undefined;
  /** The step that the server is working on. */
  readonly busy: Step | undefined;
  /** The import that is being undone. */
  readonly undoingId: string | undefined;
  readonly read: (file: File) => void;
  readonly apply: () => void;
  readonly undo: (id: string) => void;
  readonly startOver: () => void;
  /** Restores the file after a reload or an ended session, if there is one. */
  readonly resume: () => void;
};

/** Reads, applies and undoes an import file. */
export function useProductImport(): ProductImportFlow {
  const api = useApi();
  const text = useText(productFilesText);
  const queryClient = useQueryClient();
  const place = importPlace(useSessionHandle().session.user?.id);
  const [current, setCurrent] = useState<ProductImport>();
  const [kept, setSaved] = useState(0);
  const [failure, setFailure] = useState<ImportFailure>();

  function fail(step: Step, error: unknown, retry: () => void): void {
    const title = text.failed[step];
    logError(title, error);
    const said = readImportError(error);
    setFailure({ title, text: said ?? text.lost, retry: said === undefined ? retry : undefined });
  }

  const reading = useMutation({
    mutationFn: (file: File) => api.imports.create({ file }),
    onSuccess: (draft) => {
      setCurrent(draft);
      saveDraft(place, { id: draft.id });
    },
    onError: (error, file) => fail("read", error, () => read(file)),
  });
  const writing = useMutation({
    mutationFn: (id: string) =>
      api.imports
        .apply({ id })
        .catch((error: unknown) => settle(error, () => api.imports.get({ id }))),
    onSuccess: setCurrent,
    onError: (error, id) => fail("apply", error, () => apply(id)),
    onSettled: () => reloadAfterImport(queryClient),
  });
  const undoing = useMutation({
    mutationFn: (id: string) => api.imports.undo({ id }),
    onSuccess: (undone) => {
      setSaved(undone.kept);
      setCurrent(undone);
    },
    onError: (error, id) => fail("undo", error, () => undo(id)),
    onSettled: () => reloadAfterImport(queryClient),
  });

  function read(file: File): void {
    setFailure(undefined);
    if (file.size > maxImportBytes) {
      setFailure({ title: text.failed.read, text: text.tooLarge, retry: undefined });
    } else reading.mutate(file);
  }
  function apply(id: string): void {
    setFailure(undefined);
    writing.mutate(id);
  }
  function undo(id: string): void {
    setFailure(undefined);
    undoing.mutate(id);
  }
  async function resume(): Promise<void> {
    const id = readSavedImportId(place);
    // It may be deleted by now; then a file has to be chosen again.
    if (id !== undefined) await api.imports.get({ id }).then(setCurrent, () => forgetDraft(place));
  }

  return {
    current,
    kept,
    failure,
    busy: getStep(reading.isPending, writing.isPending, undoing.isPending),
    undoingId: undoing.isPending ? undoing.variables : undefined,
    read,
    apply: () => current && apply(current.id),
    undo,
    startOver: () => {
      forgetDraft(place);
      setFailure(undefined);
      setCurrent(undefined);
    },
    resume: () => void resume(),
  };
}

/** An attempt with a lost response may have applied the file: the retry finds it applied. */
async function settle(error: unknown, ask: () => Promise<ProductImport>): Promise<ProductImport> {
  if (getErrorCode(error) === "import_state") return ask();
  throw error;
}

function getStep(isReading: boolean, isWriting: boolean, isUndoing: boolean): Step | undefined {
  if (isReading) return "read";
  if (isWriting) return "apply";
  return isUndoing ? "undo" : undefined;
}

function reloadAfterImport(queryClient: QueryClient): void {
  for (const queryKey of [
    queryKeys.imports,
    queryKeys.adminProducts,
    queryKeys.products,
    queryKeys.stats,
    queryKeys.history,
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
