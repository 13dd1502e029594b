import { loadDraft, type DraftPlace } from "#web/forms/saved-draft.ts";

/** Where the tab stores the current file's id, so that it survives a reload. */
export function importPlace(owner: string | undefined): DraftPlace {
  return { name: "product_import", owner };
}

/** The id of that file on the server, if there is one. */
export function readSavedImportId(place: DraftPlace): string | undefined {
  const id = loadDraft(place)?.get("id");
  return typeof id === "string" ? id : undefined;
}
