// Untyped: the package's own name would be installed by --omit=dev, too (docs/decisions/0042-installing.md).
export default {
  dialect: "postgresql",
  schema: "./server/db/schema",
  out: "./server/db/migrations",
};
