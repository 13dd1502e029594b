// Runs the observatory's own retriever, tests and grader: its command line can't be given ports.
// node scan-headers.ts SOURCE HTTP_PORT HTTPS_PORT

type Retriever = {
  retrieve(host: string, ports: { httpPort: string; httpsPort: string }): Promise<unknown>;
};
type Tests = {
  readonly ALL_TESTS: readonly ((retrieved: unknown) => {
    readonly result: string | null;
    readonly pass: boolean;
  })[];
};
type Grader = {
  getGradeForScore(score: number): { readonly grade: string; readonly score: number };
  getScoreModifier(result: string): number;
};
type Charts = { readonly MINIMUM_SCORE_FOR_EXTRA_CREDIT: number };

const [source = "", httpPort = "", httpsPort = ""] = process.argv.slice(2);
const retriever: Retriever = await import(`${source}/retriever/retriever.js`);
const { ALL_TESTS: tests }: Tests = await import(`${source}/constants.js`);
const grader: Grader = await import(`${source}/grader/grader.js`);
const charts: Charts = await import(`${source}/grader/charts.js`);

const retrieved = await retriever.retrieve("localhost", { httpPort, httpsPort });
const results = tests.map((test) => test(retrieved));
const modifiers = results.map(({ result }) => (result ? grader.getScoreModifier(result) : 0));
const uncurved = addTo100(modifiers.filter((modifier) => modifier < 0));
const { grade, score } = grader.getGradeForScore(
  uncurved >= charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? addTo100(modifiers) : uncurved,
);
const failed = results.flatMap(({ pass, result }) => (pass ? [] : [result]));
console.log(JSON.stringify({ grade, score, failed }));

function addTo100(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 100);
}
