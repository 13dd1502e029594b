import { company } from "#domain/company.ts";

/** The address of a prepared e-mail to the company. */
export function mailTo(subject: string, body: string): string {
  const { email } = company;
  // Lines of a mail end in CR LF (RFC 6068).
  const lines = encodeURIComponent(body.replaceAll("\n", "\r\n"));
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${lines}`;
}
