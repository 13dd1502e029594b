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
  let text: string;
  try {
    text = readFileSync(path, "utf8").replace(/[\r\n]+$/, "");
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    throw new Error(`Wrong configuration:\n${setting}: ${reason} at ${path}`, { cause: error });
  }
  if (text.trim() === "") throw new Error(`Wrong configuration:\n${setting}: ${path} is empty`);
  return text;
}
