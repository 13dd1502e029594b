import { findReason } from "./describe-error.ts";
import { findSqlState } from "./sql-state.ts";

type Address = Readonly<Record<"host" | "place" | "role" | "database", string>>;

/** By error code of the system or of PostgreSQL. */
const descriptions: Readonly<Record<string, (to: Address, reason: string) => string>> = {
  ECONNREFUSED: ({ place }) => `connection refused at ${place}`,
  ENOENT: ({ place }) => `no PostgreSQL listens at ${place}`,
  ENOTFOUND: ({ host }) => `host not found: ${host}`,
  EAI_AGAIN: ({ host }) => `host not found: ${host}`,
  ETIMEDOUT: ({ place }) => `no answer from ${place}`,
  EHOSTUNREACH: ({ place }) => `no answer from ${place}`,
  ENETUNREACH: ({ place }) => `no answer from ${place}`,
  ECONNRESET: ({ place }) => `${place} closed the connection`,
  EPIPE: ({ place }) => `${place} closed the connection`,
  "28000": ({ role, place }) => `authentication failed for role ${role} at ${place}`,
  "28P01": ({ role, place }) => `authentication failed for role ${role} at ${place}`,
  "3D000": ({ database, place }) => `database ${database} does not exist at ${place}`,
  "42501": ({ role }, reason) => `role ${role} lacks a right: ${reason}`,
};

/** Errors of TLS and of `pg`, which have no code. */
const connectionTexts = /\b(?:SSL|certificate)\b|Connection terminated/;

/**
 * Describes for the operator why a database can't be used.
 * @param error Thrown by connecting or by the first statement.
 * @param url The database URL; its password and parameters are never included.
 * @returns One line, or undefined if the error isn't about the address, the role or its permissions.
 */
export function describeConnectionError(error: unknown, url: string): string | undefined {
  const address = readAddress(url);
  const { role, place } = address;
  const reason = findReason(error);
  if (isFileError(error)) {
    return `a file that sslrootcert, sslcert or sslkey names can't be read: ${reason}`;
  }
  const code = findSqlState(error) ?? "";
  const describe = descriptions[code];
  if (describe) return describe(address, reason);
  if (reason.startsWith("SASL")) {
    return `authentication failed for role ${role} at ${place}: is the password missing?`;
  }
  if (/\btimeout\b/.test(reason)) return `no answer from ${place}`;
  const isAboutConnection = /^(?:08|53|57P)/.test(code) || connectionTexts.test(reason);
  return isAboutConnection ? `${place}: ${reason}` : undefined;
}

function isFileError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && error.syscall === "open";
}

function readAddress(url: string): Address {
  const { hostname, port, username, pathname, searchParams } = new URL(url);
  const host = searchParams.get("host") ?? (hostname === "" ? "localhost" : hostname);
  const role = decode(username);
  return {
    host,
    place: host.startsWith("/") ? host : `${host}:${port === "" ? "5432" : port}`,
    role: role === "" ? "(none given)" : `"${role}"`,
    database: `"${decode(pathname.slice(1)) || role}"`,
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
