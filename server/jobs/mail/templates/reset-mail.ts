import type { MailContent } from "#server/jobs/mail/delivery.ts";
import { layOutMail } from "./mail-layout.ts";

/** Sends the link that sets a new password. */
export function resetMail(name: string, url: string): MailContent {
  return layOutMail({
    lang: "en",
    subject: "Set a new password",
    name,
    paragraphs: ["You asked for a new password. Set it with this link."],
    link: { label: "Set a new password", url },
    closing: [
      "The link works once, within one hour. All your devices are signed out when you use it.",
      "If you didn’t ask for it, you can ignore this message: your password stays as it is.",
    ],
  });
}
