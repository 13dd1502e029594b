import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { CommandError, runCommand } from "./backup/run-command.ts";
import { describePersonData, withPerson } from "./person/with-person.ts";

// npm run person:export -- EMAIL-OR-PHONE FILE: everything stored about one person, as JSON, also while the
// server runs. It reads the server's settings.

process.exit(
  await runCommand(async (parts) => {
    const { positionals } = parseArgs({ allowPositionals: true });
    const [reference, path, ...others] = positionals;
    if (reference === undefined || path === undefined || others.length > 0) {
      throw new CommandError("npm run person:export -- EMAIL-OR-PHONE FILE");
    }
    await withPerson(parts, reference, async (_parts, _person, data) => {
      // Never over another file, and readable by its owner only.
      await writeFile(path, `${JSON.stringify(data, null, 2)}\n`, { flag: "wx", mode: 0o600 });
      process.stdout.write(`${path} written: ${describePersonData(data)}\n`);
    });
  }),
);
