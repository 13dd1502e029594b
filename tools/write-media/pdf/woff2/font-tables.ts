/** Tables of a TrueType font by their tags. */
export type FontTables = Map<string, Buffer>;

/** Returns a table that every font has. */
export function getTable(tables: FontTables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new RangeError(`Font without ${tag}`);
  return table;
}

/** Writes a TrueType file without checksums, which no reader here verifies. */
export function writeFont(tables: FontTables): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(0x1_00_00, 0);
  head.writeUInt16BE(tables.size, 4);
  const parts = [head];
  let offset = head.length;
  let entry = 12;
  for (const [tag, table] of tables) {
    head.write(tag, entry, "latin1");
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    parts.push(padded);
    offset += padded.length;
    entry += 16;
  }
  return Buffer.concat(parts);
}
