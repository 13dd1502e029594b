import { describedErrors } from "./described-errors.ts";
import { ruleTester } from "./rule-tester.ts";

ruleTester.run("described-errors", describedErrors, {
  valid: [
    'log.warn({ err: describeError(error) }, "reading changes failed");',
    "class A { #log; f(error) { this.#log.warn({ err: describeError(error), id: 1 }, 'not read'); } }",
    "log.error({ error: nameDeliveryError(error), retryMs: 1 }, 'not sent');",
    "log.info({ error: reason, code: refusal.code }, `refused ${id}`);",
    "notLog.warn({ err: error });",
    "console.log(error);",
    "log.child({ err: error });",
    "try { f(); } catch (problem) { log.warn(describeError(problem)); }",
    "f().catch((problem) => { tell(problem); log.warn('failed'); });",
  ],
  invalid: [
    { code: 'log.warn({ err: error }, "reading changes failed");', errors: 1 },
    { code: "class A { #log; f(err) { this.#log.warn({ err }, 'not read'); } }", errors: 1 },
    { code: 'ctx.log.error(error, "failed");', errors: 1 },
    { code: "logger.fatal({ err: lastError });", errors: 1 },
    { code: "log.info({ reason: error.message }, 'failed');", errors: 1 },
    { code: "log.info(`failed: ${error.message}`);", errors: 1 },
    { code: "log.info('failed: ' + String(error));", errors: 1 },
    { code: "log.debug({ ...error }, 'failed');", errors: 1 },
    { code: "log.warn({ err: error ?? describeError(error) }, 'failed');", errors: 1 },
    { code: "try { f(); } catch (problem) { log.warn({ problem }, 'failed'); }", errors: 1 },
    { code: "f().catch((problem) => log.warn({ problem }, 'failed'));", errors: 1 },
    { code: "f().catch((problem) => { if (a) log.warn({ a: [problem] }); });", errors: 1 },
  ],
});
