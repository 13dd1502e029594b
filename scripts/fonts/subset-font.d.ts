/** The package has no types; these are the parts that we use. */
declare module "subset-font" {
  type Options = {
    readonly targetFormat: "woff2";
    /** Tags of the layout features to keep. */
    readonly keepFeatures: readonly string[];
    readonly preserveNameIds: readonly number[];
    readonly variationAxes?: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >;
  };

  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
