import type { RuleTester } from "oxlint/plugins-dev";

/** A lint rule. oxlint exports its plugin types only through its rule tester. */
export type Rule = Extract<
  Parameters<RuleTester["run"]>[1],
  { create: unknown; createOnce?: never }
>;

type Visitors = Required<ReturnType<Rule["create"]>>;

/** The node type of the visitor with that name. */
export type NodeOf<Name extends keyof Visitors> = Parameters<NonNullable<Visitors[Name]>>[0];
