/** Width and height of an AVIF or WebP file in pixels, read from its header. */
export function readImageSize(file: Buffer): readonly [width: number, height: number] {
  // AVIF: the box of the image's spatial extents, after its version and flags.
  const extents = file.indexOf("ispe");
  if (file.toString("latin1", 4, 8) === "ftyp" && extents > 0) {
    return [file.readUInt32BE(extents + 8), file.readUInt32BE(extents + 12)];
  }
  // WebP: the header of a lossy frame, the only kind encoded here.
  if (file.toString("latin1", 8, 16) === "WEBPVP8 ") {
    return [file.readUInt16LE(26) % 0x4000, file.readUInt16LE(28) % 0x4000];
  }
  throw new Error("neither AVIF nor lossy WebP");
}

/** Whether an AVIF has a second image for its transparency. */
export function hasTransparency(file: Buffer): boolean {
  return file.includes("urn:mpeg:mpegB:cicp:systems:auxiliary:alpha");
}
