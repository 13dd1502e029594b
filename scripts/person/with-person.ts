import { createLog } from "#server/create-log.ts";
import { connectDatabase } from "#server/db/client.ts";
import { describeError } from "#server/db/describe-error.ts";
import { createSeal } from "#server/jobs/seal.ts";
import type { ErasureParts } from "#server/services/persons/erase-person.ts";
import { exportPerson, type PersonData } from "#server/services/persons/export-person.ts";
import { findPerson, type Person } from "#server/services/persons/find-person.ts";
import { createFileStorage } from "#server/storage/file-storage.ts";
import { requireDatabase, requireSecret } from "../backup/require-database.ts";
import { CommandError, type CommandParts } from "../backup/run-command.ts";

/** Opens the server's database, finds a person by e-mail address or phone number, and works with both. */
export async function withPerson(
  { config, openDatabase }: CommandParts,
  reference: string,
  work: (parts: ErasureParts, person: Person, data: PersonData) => Promise<void>,
): Promise<void> {
  requireDatabase(config);
  const log = createLog("warn");
  const { db, close } = connectDatabase({
    url: (await openDatabase(config)).url,
    poolSize: 2,
    onConnectionError: (error) => log.warn({ err: describeError(error) }, "connection lost"),
  });
  try {
    const person = await findPerson(db, reference);
    if (!person) throw new CommandError(`${reference} is no e-mail address and no phone number`);
    const seal = createSeal(await requireSecret(config));
    const parts = {
      config,
      db,
      log,
      seal,
      storage: createFileStorage(config),
      now: () => new Date(),
    };
    const data = await exportPerson(parts, person);
    if (isEmpty(data)) throw new CommandError(`Nothing is stored about ${reference}`);
    await work(parts, person, data);
  } finally {
    await close();
  }
}

/** Summarises what is stored about a person. */
export function describePersonData(data: PersonData): string {
  const { account, orders, quotes, notes_of_staff: notes, waiting_mails: mails } = data;
  const counts = [
    [orders.length, "orders"],
    [quotes.length, "quotes"],
    [notes.length, "notes of staff"],
    [mails.length, "mails that wait"],
  ] as const;
  const owner = account ? `the account ${account.email}` : "no account";
  return [owner, ...counts.map(([count, name]) => `${count} ${name}`)].join(", ");
}

function isEmpty({
  account,
  orders,
  quotes,
  notes_of_staff: notes,
  waiting_mails: mails,
}: PersonData): boolean {
  return account === null && [orders, quotes, notes, mails].every((rows) => rows.length === 0);
}
