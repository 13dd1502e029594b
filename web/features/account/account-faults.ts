/** What is wrong with the fields of an account's form. */
export interface AccountErrors {
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly currentPassword?: string;
  readonly password?: string;
  /** Concerns no single field. */
  readonly form?: string;
}
