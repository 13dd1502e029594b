import { ServiceError } from "../service-error.ts";

/**
 * Refuses a file as a whole.
 *
 * @param reason Why, as a sentence for staff.
 * @throws {ServiceError} `import_file_refused` with the reason.
 */
export function refuseFile(reason: string): never {
  throw new ServiceError("import_file_refused", { reason });
}
