/** A file for the browser, by its address on the site. */
export type MediaFile = { readonly path: string; readonly content: string | Uint8Array };

/** Creates one kind of file from the catalogue's data; the same data gives the same bytes. */
export type MediaWriter = {
  readonly name: string;
  readonly makeFiles: () => Iterable<MediaFile> | AsyncIterable<MediaFile>;
};
