import { ServiceError } from "#server/services/service-error.ts";

/**
 * Rejects a file as a whole.
 * @param reason A sentence for staff.
 * @throws {ServiceError} `import_file_refused` with the reason.
 */
export function rejectFile(reason: string): never {
  throw new ServiceError("import_file_refused", { reason });
}
