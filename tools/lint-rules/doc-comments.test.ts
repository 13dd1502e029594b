import { docComments } from "./doc-comments.ts";
import { ruleTester } from "./rule-tester.ts";

const full = `/**
 * Takes pieces out of stock.
 *
 * @param stock Pieces on hand.
 * @param ordered Pieces ordered.
 * @returns What is left.
 * @throws {RangeError} If there are none.
 */
`;
const throwing = "export function take(stock: number, ordered: number): number { throw new A(); }";

ruleTester.run("doc-comments", docComments, {
  valid: [
    full + throwing,
    "function inner(a: number): number { return a; }",
    "export const limit = 3;",
    "/** Says hello. */ export function hello(): void {}",
    "/** Says hello. */ export async function hello(): Promise<void> {}",
    "/** Fails.\n * @throws {A} Always. */ export function fail(): never { throw new A(); }",
    "/** Checks.\n * @param a What. */ export function check(a: unknown): asserts a is string {}",
    "/** Both.\n * @param both Two.\n * @returns Sum. */ export const f = ({ a, b }: P): number => a + b;",
    "/** Has a default.\n * @param a What. */ export function f(a = 1): void {}",
    "/** Takes many.\n * @param all What. */ export function f(...all: number[]): void {}",
    "/** Hands on. */ export function f(): void { run(() => { throw new A(); }); }",
    "/** Catches. */ export function f(): void { try { throw new A(); } catch { stop(); } }",
    "/** Both.\n * @param a What.\n * @returns It. */ export function f(a: A): A;\nexport function f(a: B): B;\nexport function f(a: A | B): A | B { return a; }",
  ],
  invalid: [
    fault(throwing, "take: has no doc comment."),
    fault(`// Not a doc comment.\n${throwing}`, "take: has no doc comment."),
    fault(full.replace("Takes pieces out of stock.", "") + throwing, "doesn't say what it does"),
    fault(full.replace(/ \* @param stock.*\n/, "") + throwing, "@param stock is missing"),
    fault(full.replace("Pieces on hand.", "") + throwing, "@param stock is missing or empty"),
    fault(full.replace(/ \* @returns.*\n/, "") + throwing, "@returns is missing"),
    fault(full.replace(/ \* @throws.*\n/, "") + throwing, "@throws is missing"),
    fault("/** Old.\n * @param b Gone. */ export function f(): void {}", "@param b names no param"),
    fault("/** Two. */ export const f = ({ a, b }: P): void => {};", "destructured parameter"),
    fault("/** Tells. */ export function f(): Promise<string> { return g(); }", "@returns is miss"),
    fault(
      "/** Is. \n * @param a What. */ export function f(a: B): a is C {}",
      "@returns is missing",
    ),
    fault(
      "export function f(): A;\nexport function f(): A { return a; }",
      "f: has no doc comment.",
    ),
    fault(
      "/** Rethrows. */ export function f(): void { try { g(); } catch (e) { throw e; } }",
      "@throws is missing",
    ),
  ],
});

function fault(code: string, words: string): { code: string; errors: { message: RegExp }[] } {
  return { code, errors: [{ message: new RegExp(words) }] };
}
