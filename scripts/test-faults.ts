import { parseArgs } from "node:util";
import { listFaultCases } from "./faults/list-cases.ts";
import { runCases, countVerdicts } from "./proof/run-cases.ts";
import { noLinkedTests, runLinkedTests } from "./proof/run-linked-tests.ts";

// npm run test:faults [-- R1 R16 … --soak 60 --products 10000 --orders 100000 --streams 10000 --attacks-only]:
// kills, fills, cuts and shifts what a shop depends on, and prints a table: case | held, not or not applicable |
// title | evidence. Needs a build; as root with Debian's postgresql and faketime it leaves nothing out.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    "attacks-only": { type: "boolean", default: false },
    soak: { type: "string", default: "0" },
    products: { type: "string", default: "10000" },
    orders: { type: "string", default: "100000" },
    streams: { type: "string", default: "10000" },
  },
});
const cases = listFaultCases().filter(
  ({ id }) => positionals.length === 0 || positionals.includes(id),
);
const options = {
  products: Number(values.products),
  orders: Number(values.orders),
  streams: Number(values.streams),
  soakMinutes: Number(values.soak),
};
const linked = values["attacks-only"] ? noLinkedTests : await runLinkedTests(cases);
// A case that failed may have left clients running.
process.exit(countVerdicts(await runCases(cases, options, linked), "test:faults"));
