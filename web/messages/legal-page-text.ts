/** A legal page: sections of paragraphs; an array is a list. */
export type LegalPageText = {
  readonly updated: string;
  readonly lead: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly blocks: readonly (string | readonly string[])[];
    /** The section ends with the periods of the server's settings. */
    readonly hasPeriods?: true;
  }[];
};
