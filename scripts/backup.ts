import { stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { writeBackup } from "#server/backup/write-backup.ts";
import { createFileStorage } from "#server/storage/file-storage.ts";
import { requireDatabase, requireSecret } from "./backup/require-database.ts";
import { CommandError, runCommand, describeContents } from "./backup/run-command.ts";
import { verifyFile } from "./backup/verify-file.ts";

// npm run backup -- FILE [--with-secrets] [--verify]: database and uploads in one file, also while the
// server runs. It reads the server's settings.

process.exit(
  await runCommand(async (parts) => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { "with-secrets": { type: "boolean" }, verify: { type: "boolean" } },
    });
    const [path, ...others] = positionals;
    if (path === undefined || others.length > 0) {
      throw new CommandError("npm run backup -- FILE [--with-secrets] [--verify]");
    }
    const { config } = parts;
    requireDatabase(config);
    const startedAt = performance.now();
    const manifest = await writeBackup(path, {
      databaseUrl: (await parts.openDatabase(config)).url,
      storage: createFileStorage(config),
      sessionSecret: values["with-secrets"] ? await requireSecret(config) : undefined,
      signal: parts.signal,
    });
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    const megabytes = ((await stat(path)).size / 1e6).toFixed(1);
    process.stdout.write(
      `${path} written: ${describeContents(manifest)}, ${megabytes} MB after ${seconds} s\n`,
    );
    if (values.verify) await verifyFile(path, parts);
  }),
);
