import { loadKeptDraft, type DraftPlace } from "#web/lib/kept-draft.ts";

/** Where the tab remembers the file that is looked at, so that a reload doesn't cost it. */
export function importPlace(owner: string | undefined): DraftPlace {
  return { name: "product_import", owner };
}

/** The id of that file on the server, if there is one. */
export function keptImportId(place: DraftPlace): string | undefined {
  const id = loadKeptDraft(place)?.get("id");
  return typeof id === "string" ? id : undefined;
}
