import { crc32 } from "node:zlib";
import sharp from "sharp";

type ImageFormat = "jpeg" | "png" | "gif";

/** A real image of one colour. */
export async function createImageFile(
  format: ImageFormat,
  width: number,
  height: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: 30, g: 90, b: 160 };
  const image = sharp({ create: { width, height, channels: 3, background } });
  return new Uint8Array(await image.toFormat(format).toBuffer());
}

/** Returns the bytes followed by others. */
export function appendBytes(
  bytes: Uint8Array,
  appended: Uint8Array | string,
): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat([bytes, Buffer.from(appended)]));
}

/** A PNG with a size in its header and no pixel data. */
export function makePngHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const empty = Buffer.alloc(0);
  return new Uint8Array(
    Buffer.concat([
      signature,
      makeChunk("IHDR", header),
      makeChunk("IDAT", empty),
      makeChunk("IEND", empty),
    ]),
  );
}

/** The form that a browser sends for a chosen file. */
export function makeForm(bytes: Uint8Array<ArrayBuffer> | string, name = "part.png"): FormData {
  const form = new FormData();
  form.set("file", new File([bytes], name, { type: "image/png" }));
  return form;
}

function makeChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  chunk.set(named, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}
