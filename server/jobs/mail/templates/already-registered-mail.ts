import type { MailContent } from "#server/jobs/mail/delivery.ts";
import { layOutMail } from "./mail-layout.ts";

/** Notifies the owner that someone, most likely the owner, signed up with the address again. */
export function alreadyRegisteredMail(name: string, url: string): MailContent {
  return layOutMail({
    lang: "en",
    subject: "You already have an account",
    name,
    paragraphs: [
      "Somebody tried to create an account with this email address, which has one already. Nothing was changed.",
      "If it was you, simply sign in. If you don’t remember your password, you can set a new one there.",
    ],
    link: { label: "Sign in", url },
    closing: ["If it wasn’t you, you can ignore this message."],
  });
}
