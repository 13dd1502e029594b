import { hash } from "node:crypto";
import type { DBAdapter, DBTransactionAdapter, Where } from "better-auth";

/**
 * Hashes a session token as the sessions table stores it. A token has 190 random bits, so that a
 * fast hash without a salt is enough.
 */
export function hashSessionToken(token: string): string {
  return hash("sha256", token, "hex");
}

/**
 * Stores the sessions of an adapter of better-auth by the hash of their token. The library itself
 * has no setting for it; it gets back the token it passed in, which it writes into the cookie.
 */
export function hashSessions(adapter: DBAdapter): DBAdapter {
  return {
    ...hashOperations(adapter),
    transaction: (work) => adapter.transaction((trx) => work(hashOperations(trx))),
  };
}

function hashOperations<Adapter extends DBTransactionAdapter>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    create: async (call) => {
      if (call.model !== model || typeof call.data["token"] !== "string") {
        return adapter.create(call);
      }
      const { token } = call.data;
      const data = { ...call.data, token: hashSessionToken(token) };
      return putBack(await adapter.create({ ...call, data }), token);
    },
    findOne: async (call) => putBack(await adapter.findOne(hashWhere(call)), findToken(call)),
    update: async (call) => putBack(await adapter.update(hashWhere(call)), findToken(call)),
    findMany: (call) => adapter.findMany(hashWhere(call)),
    count: (call) => adapter.count(hashWhere(call)),
    updateMany: (call) => adapter.updateMany(hashWhere(call)),
    delete: (call) => adapter.delete(hashWhere(call)),
    deleteMany: (call) => adapter.deleteMany(hashWhere(call)),
    consumeOne: async (call) => putBack(await adapter.consumeOne(hashWhere(call)), findToken(call)),
    incrementOne: async (call) =>
      putBack(await adapter.incrementOne(hashWhere(call)), findToken(call)),
  };
}

const model = "session";

type Call = { readonly model: string; readonly where?: Where[] | undefined };

function hashWhere<Asked extends Call>(call: Asked): Asked {
  if (call.model !== model || !call.where) return call;
  return { ...call, where: call.where.map(hashCondition) };
}

function hashCondition(condition: Where): Where {
  if (condition.field !== "token") return condition;
  const { value } = condition;
  if (typeof value === "string") return { ...condition, value: hashSessionToken(value) };
  if (!Array.isArray(value)) return condition;
  return { ...condition, value: value.map((token) => hashSessionToken(String(token))) };
}

/** The token that a call names; undefined if it finds sessions in another way. */
function findToken({ model: asked, where }: Call): string | undefined {
  if (asked !== model) return undefined;
  const value = where?.find(({ field }) => field === "token")?.value;
  return typeof value === "string" ? value : undefined;
}

function putBack<Row>(row: Row, token: string | undefined): Row {
  return token === undefined || !row ? row : { ...row, token };
}
