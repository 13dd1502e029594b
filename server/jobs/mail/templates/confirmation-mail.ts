import type { MailContent } from "#server/jobs/mail/delivery.ts";
import { layOutMail } from "./mail-layout.ts";

/** Asks a new user to confirm the address. */
export function confirmationMail(name: string, url: string): MailContent {
  return layOutMail({
    lang: "en",
    subject: "Confirm your email address",
    name,
    paragraphs: ["Thank you for creating an account with us. Please confirm your email address."],
    link: { label: "Confirm my email address", url },
    closing: [
      "The link works once, within 24 hours.",
      "If you didn’t create an account, you can ignore this message: without the confirmation nobody can use it.",
    ],
  });
}
