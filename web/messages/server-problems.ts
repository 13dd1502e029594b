import type { StatusProblem } from "#domain/server-status.ts";

/** What is wrong, and what to do about it. */
type ProblemTexts = Readonly<
  Record<StatusProblem, { readonly title: string; readonly todo: string }>
>;

const en: ProblemTexts = {
  database_slow: {
    title: "The database answers slowly",
    todo: "See whether the machine is busy or its disk is slow, for instance during an import or a backup.",
  },
  database_waiting: {
    title: "Requests wait for the database",
    todo: "If this lasts for minutes, raise DATABASE_POOL or add a processor; docs/operations tells how.",
  },
  jobs_late: {
    title: "Jobs are late",
    todo: "Look again in five minutes. If it grows, search the log for “running jobs failed”.",
  },
  jobs_stuck: {
    title: "Jobs have been waiting for over half an hour",
    todo: "Restart the server; waiting jobs are not lost. If they wait again, search the log for “running jobs failed”.",
  },
  jobs_failed: {
    title: "A job failed for good",
    todo: "Search the log for “failed” to see which one and why.",
  },
  mail_to_files: {
    title: "Mails are written to files and reach no one",
    todo: "Set SMTP_URL to your mail server and restart the server. The files are in the folder outbox.",
  },
  mail_put_off: {
    title: "The mail server refused some mails",
    todo: "They are tried again by themselves. Search the log for “not sent” to see the reason.",
  },
  mail_given_up: {
    title: "Some mails never arrived",
    todo: "Call the customers of the orders and quotes named below. Search the log for “given up” to see the reason. Each is shown for seven days.",
  },
  mail_stuck: {
    title: "Mails have been waiting for over ten minutes",
    todo: "Check SMTP_URL and that the mail server answers, then restart the server. No mail is lost.",
  },
  storage_unreachable: {
    title: "Uploads can’t be stored",
    todo: "Check that the data folder is writable, or that the S3 store answers and its key is valid.",
  },
  disk_low: {
    title: "The disk is filling up",
    todo: "Make room: move old backups elsewhere, or enlarge the disk.",
  },
  disk_full: {
    title: "The disk is nearly full",
    todo: "Make room now: orders can’t be saved on a full disk. Move old backups elsewhere.",
  },
  backup_off: {
    title: "No backup is made",
    todo: "Set BACKUP_DIR to a folder on another disk and restart the server.",
  },
  backup_missing: {
    title: "There is no backup yet",
    todo: "The first is made at the time of BACKUP_AT. Make one now with npm run backup -- FILE.",
  },
  backup_late: {
    title: "The last backup is older than a day",
    todo: "Search the log for “backup failed”, and see whether the disk of BACKUP_DIR is full.",
  },
  backup_old: {
    title: "The last backup is older than two days",
    todo: "Make one now with npm run backup -- FILE, then search the log for “backup failed”.",
  },
  backup_unreadable: {
    title: "The folder of backups can’t be read",
    todo: "Check that BACKUP_DIR exists and belongs to the server’s user.",
  },
};

const sq: ProblemTexts = {
  database_slow: {
    title: "Baza e të dhënave përgjigjet ngadalë",
    todo: "Shikoni nëse kompjuteri është i ngarkuar ose disku i ngadaltë, për shembull gjatë një importi ose kopjimi.",
  },
  database_waiting: {
    title: "Kërkesat presin bazën e të dhënave",
    todo: "Nëse zgjat me minuta, rritni DATABASE_POOL ose shtoni një procesor; docs/operations tregon si.",
  },
  jobs_late: {
    title: "Punët janë vonë",
    todo: "Shikoni përsëri pas pesë minutash. Nëse vonesa rritet, kërkoni në regjistër “running jobs failed”.",
  },
  jobs_stuck: {
    title: "Punët presin prej më shumë se gjysmë ore",
    todo: "Rinisni serverin; punët në pritje nuk humbasin. Nëse presin përsëri, kërkoni në regjistër “running jobs failed”.",
  },
  jobs_failed: {
    title: "Një punë dështoi përfundimisht",
    todo: "Kërkoni në regjistër “failed” për të parë cila dhe pse.",
  },
  mail_to_files: {
    title: "Postat shkruhen në skedarë dhe nuk i marrin njerëzit",
    todo: "Vendosni SMTP_URL të serverit tuaj të postës dhe rinisni serverin. Skedarët janë në dosjen outbox.",
  },
  mail_put_off: {
    title: "Serveri i postës refuzoi disa posta",
    todo: "Ato provohen përsëri vetë. Kërkoni në regjistër “not sent” për arsyen.",
  },
  mail_given_up: {
    title: "Disa posta nuk mbërritën",
    todo: "Telefononi klientët e porosive dhe ofertave të mëposhtme. Kërkoni në regjistër “given up” për arsyen. Secila tregohet shtatë ditë.",
  },
  mail_stuck: {
    title: "Postat presin prej më shumë se dhjetë minutash",
    todo: "Kontrolloni SMTP_URL dhe që serveri i postës përgjigjet, pastaj rinisni serverin. Asnjë postë nuk humbet.",
  },
  storage_unreachable: {
    title: "Skedarët nuk mund të ruhen",
    todo: "Kontrolloni që në dosjen e të dhënave mund të shkruhet, ose që depoja S3 përgjigjet dhe çelësi i saj vlen.",
  },
  disk_low: {
    title: "Disku po mbushet",
    todo: "Lironi vend: zhvendosni kopjet e vjetra diku tjetër, ose zmadhoni diskun.",
  },
  disk_full: {
    title: "Disku është pothuajse plot",
    todo: "Lironi vend tani: me disk plot porositë nuk ruhen. Zhvendosni kopjet e vjetra diku tjetër.",
  },
  backup_off: {
    title: "Nuk bëhet kopje rezervë",
    todo: "Vendosni BACKUP_DIR në një dosje të një disku tjetër dhe rinisni serverin.",
  },
  backup_missing: {
    title: "Ende nuk ka kopje rezervë",
    todo: "E para bëhet në orën e BACKUP_AT. Bëni një tani me npm run backup -- FILE.",
  },
  backup_late: {
    title: "Kopja e fundit është më e vjetër se një ditë",
    todo: "Kërkoni në regjistër “backup failed” dhe shikoni nëse disku i BACKUP_DIR është plot.",
  },
  backup_old: {
    title: "Kopja e fundit është më e vjetër se dy ditë",
    todo: "Bëni një tani me npm run backup -- FILE, pastaj kërkoni në regjistër “backup failed”.",
  },
  backup_unreadable: {
    title: "Dosja e kopjeve nuk lexohet",
    todo: "Kontrolloni që BACKUP_DIR ekziston dhe i përket përdoruesit të serverit.",
  },
};

export const problemTexts = { en, sq };
