/** A legal page: sections of paragraphs, in which a list is an array. */
export interface LegalPageText {
  readonly updated: string;
  readonly lead: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly blocks: readonly (string | readonly string[])[];
  }[];
}
