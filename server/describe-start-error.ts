import { EmbeddedPostgresError, hasErrorCode } from "#embedded-postgres/embedded-postgres-error.ts";
import type { Config } from "./config.ts";
import { AdminDatabaseError } from "./db/admin-database-error.ts";
import { describeConnectionError } from "./db/describe-connection-error.ts";
import { findReason } from "./db/describe-error.ts";
import { MigrationError } from "./db/migrate.ts";
import { findSqlState, sqlStates } from "./db/sql-state.ts";
import { StepError } from "./start-steps.ts";

/**
 * Describes for the operator why a start failed: which setting is wrong, or the innermost cause.
 * Contains no statement, value or password.
 * @param config The configuration, once it is parsed.
 * @returns One line, or several if the operator can fix it.
 */
export function describeStartError(error: unknown, config: Config | undefined): string {
  const cause = error instanceof StepError ? error.cause : error;
  if (cause instanceof EmbeddedPostgresError) return cause.message;
  if (config !== undefined) {
    const setting = describeSetting(cause, config);
    if (setting !== undefined) return setting;
  }
  const reason = findReason(cause);
  return error instanceof StepError
    ? `The start failed at its step "${error.step}": ${reason}`
    : reason;
}

function describeSetting(error: unknown, config: Config): string | undefined {
  const { databaseUrl, databaseAdminUrl, dataDir } = config;
  if (isListenError(error)) return describeListenError(error, config);
  if (error instanceof AdminDatabaseError) return describeAdminError(error, config);
  if (error instanceof MigrationError) {
    return `${databaseUrl ? "DATABASE_URL" : `DATA_DIR ${dataDir}`}: ${error.message}`;
  }
  const problem = databaseUrl && describeConnectionError(error, databaseUrl);
  if (!problem) return undefined;
  const lacksRight = findSqlState(error) === sqlStates.insufficientPrivilege;
  return lacksRight && !databaseAdminUrl
    ? `DATABASE_URL: ${problem} (if it isn't the owner of the tables, set DATABASE_ADMIN_URL to the owner's address)`
    : `DATABASE_URL: ${problem}`;
}

function describeAdminError(
  { cause, message }: AdminDatabaseError,
  { databaseAdminUrl, dataDir }: Config,
): string {
  const setting = databaseAdminUrl ? "DATABASE_ADMIN_URL" : `DATA_DIR ${dataDir}`;
  if (cause === undefined) return `${setting}: ${message}`;
  if (cause instanceof MigrationError) return `${setting}: ${cause.message}`;
  const problem = databaseAdminUrl && describeConnectionError(cause, databaseAdminUrl);
  return `${setting}: ${problem || findReason(cause)}`;
}

function isListenError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && error.syscall === "listen";
}

function describeListenError(error: unknown, config: Config): string {
  const { metrics } = config.monitoring;
  const isOfMetrics = error instanceof Error && "port" in error && error.port === metrics?.port;
  const { host, port } = isOfMetrics && metrics ? metrics : config;
  const prefix = isOfMetrics ? "METRICS_" : "";
  if (hasErrorCode(error, "EADDRINUSE")) {
    return `${prefix}PORT ${port} is taken: another program listens at ${host}:${port}. End it, or set another ${prefix}PORT.`;
  }
  if (hasErrorCode(error, "EACCES")) {
    return `${prefix}PORT ${port} may not be used by this user; set a ${prefix}PORT above 1023.`;
  }
  if (hasErrorCode(error, "EADDRNOTAVAIL")) {
    return `${prefix}HOST ${host} is no address of this machine.`;
  }
  return `${prefix}HOST ${host}, ${prefix}PORT ${port}: ${findReason(error)}`;
}
