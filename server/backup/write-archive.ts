import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack, type Pack } from "tar-stream";
import { manifestName, type ArchiveManifest } from "./archive-format.ts";

/** Writes an archive entry by entry, as fast as the disk takes it. */
export type ArchiveWriter = {
  add(name: string, content: Buffer): Promise<void>;
  /** Adds the manifest and waits until the file is on the disk. */
  finish(manifest: Omit<ArchiveManifest, "contents">): Promise<void>;
  /** Closes the unfinished file. */
  abort(): Promise<void>;
};

/**
 * Starts a tar file, compressed with gzip, that only its owner can read.
 * @param path Must not exist.
 * @param signal Aborts the writing.
 */
export function writeArchive(path: string, signal: AbortSignal): ArchiveWriter {
  const tar = pack();
  const contents = createHash("sha256");
  const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  const written = pipeline(tar, createGzip(), file, { signal });
  // Adding the next entry fails with the error.
  written.catch(() => undefined);
  async function add(name: string, content: Buffer): Promise<void> {
    try {
      await Promise.race([addEntry(tar, name, content), written]);
    } catch (error) {
      // An entry's error may only follow from the file's, which names the cause.
      tar.destroy(error instanceof Error ? error : undefined);
      await written;
    }
  }
  return {
    async add(name, content) {
      contents.update(`${name}\n${content.length}\n`).update(content);
      await add(name, content);
    },
    async finish(manifest) {
      const complete: ArchiveManifest = { ...manifest, contents: contents.digest("hex") };
      await add(manifestName, Buffer.from(JSON.stringify(complete)));
      tar.finalize();
      await written;
    },
    async abort() {
      tar.destroy();
      await written.catch(() => undefined);
    },
  };
}

/** Resolves when the entry was passed on, so that no more than one is in memory. */
function addEntry(tar: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = tar.entry({ name, size: content.length, mode: 0o600 }, (error) =>
      error ? reject(error) : resolve(),
    );
    // Emitted besides the callback when the file can't be written; without a listener it ends the process.
    entry.on("error", reject);
    entry.end(content);
  });
}
