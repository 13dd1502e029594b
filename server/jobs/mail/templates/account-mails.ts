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
