import { readFileSync } from "node:fs";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings that are set, without empty ones. NAME_FILE names a file with the value of NAME, whose
 * line feeds at the end don't count: secrets of containers and of systemd are files.
 * @throws {Error} If a file can't be read or is empty, or both settings are present.
 */
export function readSettings(
  env: Environment,
  names: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const [value, path] = [env[name]?.trim() && env[name], env[`${name}_FILE`]?.trim()];
      if (value && path) {
        throw new Error(`Wrong configuration:\nSet ${name} or ${name}_FILE, not both`);
      }
      const read = path ? readFile(`${name}_FILE`, path) : value;
      return read ? [[name, read]] : [];
    }),
  );
}

function readFile(setting: string, path: string): string {
  const text = tryRead(path);
  if (text instanceof Error) {
    // Without a cause, which the start would report instead of the setting.
    throw new Error(`Wrong configuration:\n${setting}: ${text.message}`);
  }
  if (text.trim() === "") throw new Error(`Wrong configuration:\n${setting}: ${path} is empty`);
  return text.replace(/[\r\n]+$/, "");
}

function tryRead(path: string): string | Error {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
