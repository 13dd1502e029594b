import { parseArgs } from "node:util";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { AdminDatabaseError } from "#server/db/admin-database-error.ts";
import { describeConnectionError } from "#server/db/describe-connection-error.ts";
import { CommandError, runCommand, describeContents } from "./backup/run-command.ts";
import { verifyFile } from "./backup/verify-file.ts";

// npm run restore -- FILE [--verify]: restores a backup into the empty place that the server's settings
// name, or with --verify into a scratch place, to compare every row and file.

process.exit(
  await runCommand(async (parts) => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { verify: { type: "boolean" } },
    });
    const [path, ...others] = positionals;
    if (path === undefined || others.length > 0) {
      throw new CommandError("npm run restore -- FILE [--verify]");
    }
    if (values.verify) {
      await verifyFile(path, parts);
      return;
    }
    const { config, openDatabase, signal } = parts;
    const startedAt = performance.now();
    const { head, manifest, leftOut } = await restoreBackup(path, {
      ...config,
      openDatabase: async () => (await openDatabase(config)).adminUrl,
      signal,
    }).catch((error: unknown) => {
      const { databaseAdminUrl } = config;
      const isOfOwner = databaseAdminUrl && describeConnectionError(error, databaseAdminUrl);
      throw isOfOwner ? new AdminDatabaseError("Restoring failed", { cause: error }) : error;
    });
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    if (leftOut.length > 0) {
      process.stdout.write(`Left out, since the shop has no such tables: ${leftOut.join(", ")}\n`);
    }
    process.stdout.write(
      `Restored the shop of ${head.createdAt}: ${describeContents(manifest)}, in ${seconds} s\n`,
    );
  }),
);
