import type { StatusLevel } from "#domain/server-status.ts";
import { problemTexts } from "./server-problems.ts";

const en = {
  title: "Status",
  language: "Language",
  dashboard: "Dashboard",
  loading: "Reading the status…",
  failed: "The status couldn’t be read",
  failedText:
    "The server or its database doesn’t answer. Look at the server’s log; restart the database, then the server. This page tries again every ten seconds.",
  stale: (time: string): string =>
    `The server or its database doesn’t answer. Shown is what was read at ${time}.`,
  readAt: (time: string): string => `Read at ${time}, again every ten seconds.`,
  levels: { ok: "All right", warn: "Look at it", error: "Mend it now" } satisfies Record<
    StatusLevel,
    string
  >,
  summary: {
    ok: "Everything is all right.",
    warn: "The shop works. Some things need a look.",
    error: "Something is broken. Begin with what is marked red.",
  } satisfies Record<StatusLevel, string>,
  parts: {
    database: "Database",
    queue: "Background jobs",
    mail: "Mail",
    storage: "Uploads",
    backup: "Backup",
    streams: "Live updates",
    server: "Server",
  },
  facts: {
    version: "Version",
    running: "Running for",
    size: "Size",
    answer: "Answer time",
    connections: "Connections in use",
    waitingForConnection: "Waiting for a connection",
    waiting: "Waiting",
    jobsRunning: "Running",
    jobsFailed: "Failed",
    oldest: "First has been due for",
    putOff: "Failed, to be tried again",
    givenUp: "Given up in the last seven days",
    givenUpFor: "Orders and quotes concerned",
    delivery: "Delivery",
    place: "Place",
    free: "Free space",
    age: "Age",
  },
  delivery: { smtp: "mail server", files: "files" },
  place: { folder: "data folder", s3: "S3 store" },
  of: (part: string, whole: string): string => `${part} of ${whole}`,
  none: "none",
  units: { seconds: "s", minutes: "min", hours: "h", days: "days" },
  problems: problemTexts.en,
};

const sq: typeof en = {
  title: "Gjendja",
  language: "Gjuha",
  dashboard: "Paneli",
  loading: "Po lexohet gjendja…",
  failed: "Gjendja nuk u lexua",
  failedText:
    "Serveri ose baza e të dhënave nuk përgjigjet. Shikoni regjistrin e serverit; rinisni bazën e të dhënave, pastaj serverin. Kjo faqe provon përsëri çdo dhjetë sekonda.",
  stale: (time) =>
    `Serveri ose baza e të dhënave nuk përgjigjet. Tregohet çfarë u lexua në ${time}.`,
  readAt: (time) => `Lexuar në ${time}, përsëri çdo dhjetë sekonda.`,
  levels: { ok: "Në rregull", warn: "Shikojeni", error: "Rregullojeni tani" },
  summary: {
    ok: "Gjithçka është në rregull.",
    warn: "Dyqani punon. Disa gjëra duhen parë.",
    error: "Diçka nuk punon. Filloni nga ajo që është me të kuqe.",
  },
  parts: {
    database: "Baza e të dhënave",
    queue: "Punët në sfond",
    mail: "Posta",
    storage: "Skedarët e ngarkuar",
    backup: "Kopja rezervë",
    streams: "Përditësimet e drejtpërdrejta",
    server: "Serveri",
  },
  facts: {
    version: "Versioni",
    running: "Punon prej",
    size: "Madhësia",
    answer: "Koha e përgjigjes",
    connections: "Lidhje në përdorim",
    waitingForConnection: "Presin një lidhje",
    waiting: "Në pritje",
    jobsRunning: "Në punë",
    jobsFailed: "Të dështuara",
    oldest: "E para pret prej",
    putOff: "Dështuan, provohen përsëri",
    givenUp: "Të braktisura në shtatë ditët e fundit",
    givenUpFor: "Porositë dhe ofertat përkatëse",
    delivery: "Dërgimi",
    place: "Vendi",
    free: "Hapësira e lirë",
    age: "Mosha",
  },
  delivery: { smtp: "server poste", files: "skedarë" },
  place: { folder: "dosja e të dhënave", s3: "depo S3" },
  of: (part, whole) => `${part} nga ${whole}`,
  none: "asnjë",
  units: { seconds: "s", minutes: "min", hours: "orë", days: "ditë" },
  problems: problemTexts.sq,
};

export const serverStatusText = { en, sq };
export type ServerStatusText = typeof en;
