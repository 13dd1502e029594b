import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { maxImportBytes } from "#domain/product-import.ts";
import { getErrorCode } from "#web/api/api-error.ts";
import { queryKeys, type ProductImport } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { forgetDraft, saveDraft } from "#web/forms/saved-draft.ts";
import { useText } from "#web/messages/language.tsx";
import { productFilesText } from "#web/messages/product-files.ts";
import { useSessionHandle } from "#web/session/session-context.tsx";
import type { ImportFailure, ImportStep } from "./import-failure.ts";
import { importPlace, readSavedImportId } from "./import-memory.ts";
import type { FinishedImport } from "./import-report.ts";
import { useImportOutcome } from "./use-import-outcome.ts";

/** The product import's state and actions. */
export type ProductImportFlow = {
  /** Undefined before a file was read. */
  readonly current: FinishedImport | undefined;
  readonly failure: ImportFailure | undefined;
  /** The step that the server is working on. */
  readonly busy: ImportStep | undefined;
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
  const { current, failure, isShown, show, finish, fail, setFailure } = useImportOutcome();

  const reading = useMutation({
    mutationFn: (file: File) => api.imports.create({ file }),
    onSuccess: (draft) => {
      // Closing the dialog discards the file.
      if (!isShown()) return;
      show(draft);
      saveDraft(place, { id: draft.id });
    },
    onError: (error, file) => fail("read", error, () => read(file)),
  });
  const writing = useMutation({
    mutationFn: (id: string) =>
      api.imports
        .apply({ id })
        .catch((error: unknown) => settle(error, () => api.imports.get({ id }))),
    onSuccess: finish,
    onError: (error, id) => fail("apply", error, () => apply(id)),
    onSettled: () => reloadAfterImport(queryClient),
  });
  const undoing = useMutation({
    mutationFn: (id: string): Promise<FinishedImport> =>
      api.imports
        .undo({ id })
        .catch((error: unknown) => settle(error, () => api.imports.get({ id }))),
    onSuccess: finish,
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
    if (id === undefined) return;
    setFailure(undefined);
    try {
      show(await api.imports.get({ id }));
    } catch (error) {
      // It was deleted, so that a file has to be chosen again.
      if (getErrorCode(error) === "not_found") forgetDraft(place);
      else fail("read", error, () => void resume());
    }
  }

  return {
    current,
    failure,
    busy: getStep(reading.isPending, writing.isPending, undoing.isPending),
    undoingId: undoing.isPending ? undoing.variables : undefined,
    read,
    apply: () => current && apply(current.id),
    undo,
    startOver: () => {
      forgetDraft(place);
      setFailure(undefined);
      show(undefined);
    },
    resume: () => void resume(),
  };
}

/** An attempt with a lost response may have been successful: the retry finds the file applied or undone. */
async function settle(error: unknown, ask: () => Promise<ProductImport>): Promise<ProductImport> {
  if (getErrorCode(error) === "import_state") return ask();
  throw error;
}

function getStep(
  isReading: boolean,
  isWriting: boolean,
  isUndoing: boolean,
): ImportStep | undefined {
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
