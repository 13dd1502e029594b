import { createLog } from "#server/create-log.ts";
import { connectDatabase } from "#server/db/client.ts";
import { describeError } from "#server/db/describe-error.ts";
import { parseEmail } from "#server/services/accounts/parse-email.ts";
import { removeSecondFactor } from "#server/services/accounts/second-factor/remove-second-factor.ts";
import { requireDatabase } from "./backup/require-database.ts";
import { CommandError, runCommand } from "./backup/run-command.ts";

// npm run reset-2fa -- EMAIL: removes the second factor of one account and signs it out everywhere, also
// while the server runs. It reads the server's settings.

process.exit(
  await runCommand(async ({ config, openDatabase }) => {
    const [typed, ...others] = process.argv.slice(2);
    const email = parseEmail(typed ?? "");
    if (email === undefined || others.length > 0) {
      throw new CommandError("npm run reset-2fa -- EMAIL");
    }
    requireDatabase(config);
    const log = createLog("info");
    const connection = connectDatabase({
      url: (await openDatabase(config)).url,
      poolSize: 2,
      onConnectionError: (error) => log.warn({ err: describeError(error) }, "connection lost"),
    });
    try {
      const removed = await removeSecondFactor(connection.db, email);
      if (removed === "unknown") throw new CommandError(`${email} has no account`);
      if (removed === "off") throw new CommandError(`${email} has no second factor`);
      log.warn({ userId: removed.userId }, "second factor removed by npm run reset-2fa");
      process.stdout.write(
        `${email} signs in with the password alone now; all its devices are signed out\n`,
      );
    } finally {
      await connection.close();
    }
  }),
);
