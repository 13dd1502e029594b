import { parseArgs } from "node:util";
import { errorTable } from "#domain/errors.ts";
import { erasePerson } from "#server/services/persons/erase-person.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { CommandError, runCommand } from "./backup/run-command.ts";
import { describePersonData, withPerson } from "./person/with-person.ts";

// npm run person:erase -- EMAIL-OR-PHONE [--yes] [--open-orders]: erases one person, also while the server runs.
// Without --yes it only says what it found.

process.exit(
  await runCommand(async (parts) => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { yes: { type: "boolean" }, "open-orders": { type: "boolean" } },
    });
    const [reference, ...others] = positionals;
    if (reference === undefined || others.length > 0) {
      throw new CommandError("npm run person:erase -- EMAIL-OR-PHONE [--yes] [--open-orders]");
    }
    await withPerson(parts, reference, async (erasureParts, person, data) => {
      process.stdout.write(`Found: ${describePersonData(data)}\n`);
      if (!values.yes) {
        process.stdout.write("Nothing was erased. Repeat it with --yes to erase it for good.\n");
        return;
      }
      const isOpenIncluded = values["open-orders"] === true;
      const erased = await erasePerson(erasureParts, person, { isOpenIncluded }).catch(explain);
      process.stdout.write(
        `Erased: ${erased.isAccountDeleted ? "the account, " : ""}the data in ${erased.orders} orders, ` +
          `${erased.quotes} quotes with ${erased.photos} photos, ${erased.mails} mails that waited, ` +
          `${erased.mailFiles} files of the outbox\n`,
      );
      if (erased.openOrders.length > 0) {
        process.stdout.write(
          `Still open, erased when completed or cancelled: ${erased.openOrders.join(", ")}\n`,
        );
      }
    });
  }),
);

function explain(error: unknown): never {
  if (error instanceof ServiceError && error.code === "admin_account_stays") {
    throw new CommandError(`${errorTable.admin_account_stays.text} Remove its admin right first.`);
  }
  throw error;
}
