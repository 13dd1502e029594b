import { useQueryClient } from "@tanstack/react-query";
import { Trash2, Undo2 } from "lucide-react";
import { useRef, type ReactNode } from "react";
import type { CustomerNote } from "#domain/customer-schema.ts";
import { useStaffApi } from "#web/api/staff-client.ts";
import { customerNotesQuery, reloadCustomers } from "#web/api/staff-queries.ts";
import { getRowId, useKeysetList } from "#web/api/use-keyset-list.ts";
import { ListFrame } from "#web/features/admin/dashboard/list-frame.tsx";
import { useDeletion, type Deletion } from "#web/features/admin/use-deletion.ts";
import { dashboardCustomersText } from "#web/messages/dashboard-customers.ts";
import { formatAlbanianDate } from "#web/messages/format/albanian-format.ts";
import { useText } from "#web/messages/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { NoteForm } from "./note-form.tsx";

/** What staff noted about a customer, newest first, with a form for another note. */
export function CustomerNotes({ customerKey }: { readonly customerKey: string }): ReactNode {
  const text = useText(dashboardCustomersText);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useKeysetList(customerNotesQuery(useStaffApi(), customerKey), getRowId);
  const actions = useNoteActions(() => heading.current?.focus());
  const notes = list.items?.filter((note) => note.deleted_at === null);
  const deleted = list.items?.filter((note) => note.deleted_at !== null) ?? [];
  return (
    <section className="grid min-w-0 content-start gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-sm font-semibold">
          {text.notes}
        </h3>
        <p className="text-sm text-muted">{text.notesLead}</p>
      </div>
      <NoteForm customerKey={customerKey} />
      <ListFrame
        list={list}
        shown={list.items?.length}
        text={{
          loadFailed: text.notesFailed,
          errorText: text.errorText,
          shownOf: () => "",
          showMore: text.olderNotes,
        }}
        empty={list.items?.length === 0 && <p className="text-sm text-muted">{text.noNotes}</p>}
        rowHeight="h-14"
      >
        <NoteList label={text.notes} notes={notes ?? []} actions={actions} />
        {deleted.length > 0 && (
          <details className="mt-3 border-t border-hairline pt-2 text-sm">
            <summary className="min-h-9 content-center text-muted pointer-coarse:min-h-11">
              {text.deletedNotes(deleted.length)}
            </summary>
            <NoteList label={text.deletedNotes(deleted.length)} notes={deleted} actions={actions} />
          </details>
        )}
      </ListFrame>
    </section>
  );
}

type NoteListProps = {
  readonly label: string;
  readonly notes: readonly CustomerNote[];
  readonly actions: Deletion;
};

function NoteList({ label, notes, actions }: NoteListProps): ReactNode {
  return (
    <ul aria-label={label} className="divide-y divide-hairline">
      {notes.map((note) => (
        <li key={note.id} className="flex items-start gap-3 py-3 text-sm">
          <div className="min-w-0 flex-1">
            <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
            <p className="mt-1 text-xs wrap-anywhere text-muted">
              <WrittenBy note={note} />
            </p>
          </div>
          <NoteButton note={note} actions={actions} />
        </li>
      ))}
    </ul>
  );
}

function WrittenBy({ note }: { readonly note: CustomerNote }): ReactNode {
  const text = useText(dashboardCustomersText);
  const { author_name: author, created_at: createdAt, deleted_at: deletedAt } = note;
  return (
    <>
      <time dateTime={createdAt}>
        {text.writtenBy(author, formatAlbanianDate(new Date(createdAt)))}
      </time>
      {deletedAt !== null && (
        <time dateTime={deletedAt} className="block">
          {text.deletedBy(note.deleted_by ?? "", formatAlbanianDate(new Date(deletedAt)))}
        </time>
      )}
    </>
  );
}

function NoteButton({
  note,
  actions,
}: Omit<NoteListProps, "notes" | "label"> & { readonly note: CustomerNote }) {
  const text = useText(dashboardCustomersText);
  const isBusy = note.id === actions.busyId;
  const name = note.text.slice(0, 40);
  return note.deleted_at === null ? (
    <IconButton label={text.deleteNote(name)} busy={isBusy} onClick={() => actions.remove(note.id)}>
      <Trash2 aria-hidden="true" />
    </IconButton>
  ) : (
    <Button
      size="sm"
      aria-label={text.undoNote(name)}
      busy={isBusy}
      onClick={() => actions.restore(note.id)}
    >
      {!isBusy && <Undo2 aria-hidden="true" />}
      {text.undo}
    </Button>
  );
}

/**
 * Deletes and restores notes about a customer.
 * @param leaveRow Takes the focus of a removed row.
 */
function useNoteActions(leaveRow: () => void): Deletion {
  const text = useText(dashboardCustomersText);
  const api = useStaffApi();
  const queryClient = useQueryClient();
  return useDeletion({
    // It stays in the list, among the deleted notes.
    drop: () => undefined,
    reload: () => reloadCustomers(queryClient),
    removal: {
      call: (id) => api.removeCustomerNote({ id }),
      done: text.noteDeleted,
      failed: text.deleteFailed,
    },
    restoration: {
      call: (id) => api.restoreCustomerNote({ id }),
      done: text.noteRestored,
      failed: text.restoreFailed,
      showsReason: true,
    },
    undo: text.undo,
    leaveRow,
  });
}
