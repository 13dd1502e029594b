import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hasErrorCode } from "#domain/has-error-code.ts";
import type { Config } from "#server/config.ts";

type SecretPlace = Pick<Config, "sessionSecret" | "dataDir">;

/**
 * Returns the key that signs sessions and mail links: the configured one, or one that is generated
 * at the first start and stored in the data folder, readable by its owner only.
 *
 * @returns At least 32 characters.
 * @throws {Error} When the stored file can't be read or is damaged.
 */
export async function loadSecret(config: SecretPlace): Promise<string> {
  return (await readSecret(config)) ?? saveNew(config.dataDir, getPath(config));
}

/**
 * Returns the secret of a server that has run with this configuration; undefined if there is none.
 * @throws {Error} If the file holds no usable key.
 */
export async function readSecret(config: SecretPlace): Promise<string | undefined> {
  if (config.sessionSecret !== undefined) return config.sessionSecret;
  const path = getPath(config);
  const secret = await readSaved(path);
  if (secret === undefined) return undefined;
  if (secret.length < 32)
    throw new Error(`${path} holds no usable key: remove it to get a new one`);
  return secret;
}

function getPath({ dataDir }: SecretPlace): string {
  return join(dataDir, "session-secret");
}

async function saveNew(dataDir: string, path: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const temporary = `${path}.${randomBytes(6).toString("hex")}`;
  await writeFile(temporary, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  try {
    // A hard link appears complete or not at all, and fails if another process was faster.
    await link(temporary, path);
  } catch (error) {
    if (!hasErrorCode(error, "EEXIST")) throw error;
  } finally {
    await unlink(temporary);
  }
  return (await readFile(path, "utf8")).trim();
}

async function readSaved(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if (hasErrorCode(error, "ENOENT")) return undefined;
    throw error;
  }
}
