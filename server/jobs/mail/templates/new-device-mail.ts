import type { MailContent } from "#server/jobs/mail/delivery.ts";
import { layOutMail } from "./mail-layout.ts";

export type NewDevice = {
  readonly name: string;
  readonly device: {
    readonly browser: string | undefined;
    readonly system: string | undefined;
    readonly isApp: boolean;
  };
  /** IP address. */
  readonly address: string;
  readonly at: Date;
  /** Of the account page, with the list of devices. */
  readonly url: string;
};

/** Tells an account's owner of a sign-in on a new device. The account's language is unknown: both. */
export function newDeviceMail({ name, device, address, at, url }: NewDevice): MailContent {
  const { browser, system, isApp } = device;
  const client = isApp ? "App · Aplikacioni" : (browser ?? "?");
  return layOutMail({
    lang: "en",
    subject: "New sign-in to your account · Hyrje e re në llogarinë tuaj",
    name,
    paragraphs: [
      "Someone signed in to your account on a device that hasn’t been used for it before.",
      "Dikush hyri në llogarinë tuaj nga një pajisje që nuk është përdorur më parë për të.",
    ],
    details: [
      ["Device · Pajisja", [client, system].filter(Boolean).join(", ")],
      ["IP address · Adresa IP", address],
      ["Time · Koha", timeFormat.format(at)],
    ],
    link: { label: "See your devices · Shihni pajisjet", url },
    closing: [
      "If it was you, there is nothing to do. If not, change your password on that page: all other devices are then signed out.",
      "Nëse ishit ju, nuk keni çfarë të bëni. Nëse jo, ndryshoni fjalëkalimin në atë faqe: të gjitha pajisjet e tjera dalin nga llogaria.",
    ],
  });
}

const timeFormat = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Europe/Tirane",
});
