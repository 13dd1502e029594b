import { resolve } from "node:path";
import { z } from "zod";
import type { ExchangeRates } from "#domain/money.ts";
import type { OrderTerms } from "#domain/order-terms.ts";
import type { Retention } from "#domain/retention.ts";
import { stockDisplays, type StockDisplay } from "#domain/stock.ts";
import {
  monitoringEnvironment,
  readMonitoring,
  type MonitoringConfig,
} from "./config/monitoring-settings.ts";
import { readOrderTerms, termsEnvironment } from "./config/order-terms-settings.ts";
import { readSettings } from "./config/read-settings.ts";
import { readRetention, retentionEnvironment } from "./config/retention-settings.ts";

/** Everything the operator can set, parsed once at start. */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** The site's public URL, without a trailing slash. */
  readonly publicUrl: string;
  /** Whether the operator set it; otherwise the site responds under any host name of its machine. */
  readonly isPublicUrlSet: boolean;
  readonly isHttps: boolean;
  readonly dataDir: string;
  /** How long requests are served after SIGTERM while /readyz already says 503. */
  readonly drainMs: number;
  /** Undefined means the embedded database. */
  readonly databaseUrl: string | undefined;
  /** The same database with the owner of its tables; undefined means: `databaseUrl` owns them. */
  readonly databaseAdminUrl: string | undefined;
  /** A replica of it, for what visitors read. */
  readonly databaseReadUrl: string | undefined;
  readonly databasePoolSize: number;
  readonly seed: "sample" | "none";
  readonly admin: { readonly email: string; readonly password: string } | undefined;
  /** Whether /auth may show the configured admin's address. */
  readonly showAdminEmail: boolean;
  readonly adminEmail: string | undefined;
  readonly setupCode: string | undefined;
  /** Whether admins without a second factor may only set one up. */
  readonly isSecondFactorRequired: boolean;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly staffEmails: readonly string[];
  /** Number of reverse proxies trusted to report the client's IP address. */
  readonly trustedProxies: number;
  readonly rateLimitFactor: number;
  readonly rates: ExchangeRates;
  /** How exactly visitors see the stock. */
  readonly stockDisplay: StockDisplay;
  /** Undefined means: generated at the first start and stored in the data folder. */
  readonly sessionSecret: string | undefined;
  readonly logLevel: string;
  /** SHA-256 of the certificates that sign the Android app, as colon-separated hex. */
  readonly androidCertificates: readonly string[];
  /** The iOS app's identifier prefixed with the Apple team ID, such as ABCDE12345.example.app. */
  readonly appleAppId: string | undefined;
  readonly orderTerms: OrderTerms;
  /** Bank and account for transfers, printed on proforma invoices. */
  readonly bankAccount: string | undefined;
  /** Undefined means: files are stored in the data folder. */
  readonly s3: S3Config | undefined;
  /** Undefined means: no scheduled backups. */
  readonly backup: BackupConfig | undefined;
  readonly monitoring: MonitoringConfig;
  readonly retention: Retention;
};

/** Backups that the server makes every day. */
export type BackupConfig = {
  readonly folder: string;
  /** How many of them stay. */
  readonly keep: number;
  /** In Tirana's time. */
  readonly at: { readonly hour: number; readonly minute: number };
};

/** A bucket of an S3-compatible store. */
export type S3Config = {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Rates until the operator sets EUR_USD and EUR_ALL, with their date. */
const defaultRates: ExchangeRates = { USD: 1.16, ALL: 96.5, asOf: "2025-11-20" };

const rate = z.coerce.number().positive().max(1_000_000).optional();

const environment = termsEnvironment.extend({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default("./data"),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_ADMIN_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(12),
  SEED: z.enum(["sample", "none"]).default("sample"),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).max(1024).optional(),
  SHOW_ADMIN_EMAIL: z.enum(["true", "false"]).default("false"),
  REQUIRE_2FA: z.enum(["true", "false"]).default("false"),
  SETUP_CODE: z.string().min(8).max(200).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default("Industrial Components <shop@industrial-components.example>"),
  STAFF_EMAILS: z
    .string()
    .default("")
    .transform((list) => list.split(",").map((address) => address.trim()))
    .transform((addresses) => [...new Set(addresses.filter(Boolean))])
    .pipe(z.array(z.email())),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  EUR_USD: rate,
  EUR_ALL: rate,
  STOCK_DISPLAY: z.enum(stockDisplays).default("exact"),
  SESSION_SECRET: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  ANDROID_CERT_SHA256: z
    .string()
    .default("")
    .transform((list) => list.split(",").map((print) => print.trim().toUpperCase()))
    .transform((prints) => prints.filter(Boolean))
    .pipe(z.array(z.string().regex(/^(?:[\dA-F]{2}:){31}[\dA-F]{2}$/))),
  APPLE_APP_ID: z
    .string()
    .regex(/^[A-Z\d]{10}\.[\w.-]+$/)
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1_000).default(7),
  BACKUP_AT: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 03:00")
    .default("03:00"),
  ...monitoringEnvironment.shape,
  ...retentionEnvironment.shape,
});

/**
 * Parses the configuration.
 * @param env Environment variables; empty ones count as absent. NAME_FILE names a file with the value.
 * @throws {Error} With one line per invalid variable.
 */
export function loadConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const parsed = environment.safeParse(readSettings(env, Object.keys(environment.shape)));
  if (!parsed.success) throw new Error(`Wrong configuration:\n${z.prettifyError(parsed.error)}`);
  const read = parsed.data;
  const publicUrl = (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, "");
  const isHttps = publicUrl.startsWith("https:");
  // A secret stored on only one of several machines would invalidate the sessions of the others.
  if (read.DATABASE_URL && isHttps && !read.SESSION_SECRET) {
    throw new Error("Wrong configuration:\nSESSION_SECRET is required with DATABASE_URL on https");
  }
  for (const name of ["DATABASE_ADMIN_URL", "DATABASE_READ_URL"] as const) {
    if (!read[name] || read.DATABASE_URL) continue;
    throw new Error(`Wrong configuration:\n${name} requires DATABASE_URL`);
  }
  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl,
    isPublicUrlSet: read.PUBLIC_URL !== undefined,
    isHttps,
    dataDir: resolve(read.DATA_DIR),
    drainMs: read.DRAIN_SECONDS * 1_000,
    databaseUrl: read.DATABASE_URL,
    databaseAdminUrl: read.DATABASE_ADMIN_URL,
    databaseReadUrl: read.DATABASE_READ_URL,
    databasePoolSize: read.DATABASE_POOL,
    seed: read.SEED,
    admin: readAdmin(read.ADMIN_EMAIL, read.ADMIN_PASSWORD),
    showAdminEmail: read.SHOW_ADMIN_EMAIL === "true",
    adminEmail: read.ADMIN_EMAIL?.toLowerCase(),
    setupCode: read.SETUP_CODE,
    isSecondFactorRequired: read.REQUIRE_2FA === "true",
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    staffEmails: read.STAFF_EMAILS,
    trustedProxies: read.TRUST_PROXY,
    rateLimitFactor: read.RATE_LIMIT_FACTOR,
    rates: toRates(read.EUR_USD, read.EUR_ALL),
    stockDisplay: read.STOCK_DISPLAY,
    sessionSecret: read.SESSION_SECRET,
    logLevel: read.LOG_LEVEL,
    androidCertificates: read.ANDROID_CERT_SHA256,
    appleAppId: read.APPLE_APP_ID,
    orderTerms: readOrderTerms(read),
    bankAccount: read.BANK_ACCOUNT,
    s3: readS3(read),
    backup: readBackup(read),
    monitoring: readMonitoring(read),
    retention: readRetention(read),
  };
}

function readBackup(read: z.infer<typeof environment>): BackupConfig | undefined {
  if (read.BACKUP_DIR === undefined) return undefined;
  const [hour = 0, minute = 0] = read.BACKUP_AT.split(":").map(Number);
  return { folder: resolve(read.BACKUP_DIR), keep: read.BACKUP_KEEP, at: { hour, minute } };
}

function readAdmin(email: string | undefined, password: string | undefined): Config["admin"] {
  return email && password ? { email: email.toLowerCase(), password } : undefined;
}

/** Fails at start for incomplete S3 settings, which would otherwise fail at the first upload. */
function readS3(read: z.infer<typeof environment>): S3Config | undefined {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = read;
  const settings = { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY };
  const missing = Object.entries(settings).filter(([, value]) => value === undefined);
  if (S3_ENDPOINT && S3_REGION && S3_BUCKET && S3_ACCESS_KEY && S3_SECRET_KEY) {
    return {
      endpoint: S3_ENDPOINT,
      region: S3_REGION,
      bucket: S3_BUCKET,
      accessKeyId: S3_ACCESS_KEY,
      secretAccessKey: S3_SECRET_KEY,
    };
  }
  if (missing.length === Object.keys(settings).length) return undefined;
  const names = missing.map(([name]) => name).join(", ");
  throw new Error(`Wrong configuration:\nThe five S3_ settings belong together; absent: ${names}`);
}

function toRates(usd: number | undefined, all: number | undefined): ExchangeRates {
  if (usd === undefined && all === undefined) return defaultRates;
  return {
    USD: usd ?? defaultRates.USD,
    ALL: all ?? defaultRates.ALL,
    asOf: usd !== undefined && all !== undefined ? "set" : defaultRates.asOf,
  };
}
