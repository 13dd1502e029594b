import PostalMime from "postal-mime";

/** The visible contents of a mail. */
export type ReadMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Names of its headers, lower case. */
  readonly headers: readonly string[];
  /** Content types of the whole mail and of its parts, in order. */
  readonly types: readonly string[];
};

/** Parses a mail like a mail client. */
export async function parseMail(source: Buffer): Promise<ReadMail> {
  const mail = await PostalMime.parse(source);
  const types = source.toString("latin1").matchAll(/^content-type: ([^;\s]+)/gim);
  return {
    to: (mail.to ?? []).map((mailbox) => mailbox.address ?? mailbox.name).join(", "),
    subject: mail.subject ?? "",
    text: (mail.text ?? "").replace(/\r\n/g, "\n"),
    html: mail.html ?? "",
    headers: mail.headers.map((header) => header.key),
    types: [...types].map(([, type = ""]) => type),
  };
}
