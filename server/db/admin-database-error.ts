/** An error at DATABASE_ADMIN_URL. */
export class AdminDatabaseError extends Error {
  override readonly name = "AdminDatabaseError";
}
