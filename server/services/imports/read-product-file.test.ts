import { expect, test } from "vitest";
import { maxImportBytes, maxImportRows } from "#domain/product-import.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { readProductFile } from "./read-product-file.ts";

test.each([
  ["name,price\r\nBelt,1.50\r\n", ","],
  ["\uFEFFname;price\nBelt;1.50", ";"],
  ['"Price"\t"NAME"\r1.50\tBelt\r', "\t"],
  ['name,price\n"Belt","1.50"\n\n,\n', ","],
  ["name;price;;\nBelt;1.50;;", ";"],
])("reads %j as a file of one product", async (text, delimiter) => {
  const { header, rows } = await readProductFile(getFile(text));
  expect(header.delimiter).toBe(delimiter);
  expect(rows).toEqual([{ row: 2, cells: { name: "Belt", price: "1.50" }, error: undefined }]);
});

test("a cell may contain quotes, delimiters and line breaks; rows are numbered as in a spreadsheet", async () => {
  const text = 'name,description\r\n"6205 ""2RS"", C3","a\r\nb"\r\n\r\nPump,"x;y"';
  const { rows } = await readProductFile(getFile(text));
  expect(rows).toEqual([
    { row: 2, cells: { name: '6205 "2RS", C3', description: "a\r\nb" }, error: undefined },
    { row: 4, cells: { name: "Pump", description: "x;y" }, error: undefined },
  ]);
});

test("a row with too few or too many cells is reported separately", async () => {
  const { rows } = await readProductFile(getFile("name,price\nBelt\nPump,1,2\nSeal,1,"));
  expect(rows.map((row) => row.error)).toEqual([
    "the row has 1 cells, the header 2",
    "the row has 3 cells, the header 2",
    undefined,
  ]);
});

// docs/product/admin.md#size-of-a-file
test.each([
  ["nothing", "", "The file is empty."],
  ["spaces", " \n\t\n", "The file is empty."],
  ["a header alone", "name,price\n\n", "The file has no rows below its header."],
  [
    "no header",
    "Belt,1.50\nPump,2",
    /^The first row names no column\. The columns are id, name, price/,
  ],
  [
    "an unknown column",
    "name,price,colour\nA,1,red",
    /^The column “colour” is unknown\. The columns are/,
  ],
  ["a column without a name", "name,,price\nA,,1", "A column has no name. Name it or take it out."],
  [
    "a column twice",
    "name,price,Name\nA,1,B",
    "The column “name” is there twice. Keep one of them.",
  ],
  ["neither name nor id", "price,brand\n1,NSK", "The file needs the column “name” or “id”."],
  ["an open quote", 'name,price\n"Belt,1\nPump,2', /quotation mark that opens a cell.* never/],
  ["a stray quote", 'name,price\nPipe 6",1', /^The file isn’t proper CSV near line 2/],
  ["a quote closed early", 'name,price\n"Pipe 6" x",1', /^The file isn’t proper CSV near line 2/],
  ["NUL", "name,price\nA\0,1", "The file isn’t a text file."],
  ["UTF-16", Buffer.from("\uFEFFname,price\nË,1", "utf16le"), /^The file isn’t UTF-8 text/],
  ["Latin-1", Buffer.from("name,price\nVlorë,1", "latin1"), /^The file isn’t UTF-8 text/],
  ["a workbook", Buffer.from("504b0304140006000800ff00", "hex"), /^The file isn’t UTF-8 text/],
  ["1,000,000 columns", "a,".repeat(1_000_000), "The first row is too long for a header."],
  ["1,000,000 cells", `name,price\n${"a,".repeat(1_000_000)}`, "A row near line 2 is too long."],
  ["empty cells", `name,price\n${",".repeat(5_000_000)}`, "A row has too many cells."],
  ["a cell of 9 MB", `name\n"${"a".repeat(9_000_000)}"`, "A row near line 2 is too long."],
  ["9 MB of quotes", `name\n${'"'.repeat(9_000_000)}`, "A row near line 2 is too long."],
  ["empty lines", `name\n${"\n".repeat(5_000_000)}`, "The file has more than 20,000 rows."],
  ["a row too many", `name${"\nA".repeat(maxImportRows + 1)}`, /more than 20,000 rows/],
] as const)("a file with %s is quickly rejected with the reason", async (_, content, reason) => {
  const startedAt = performance.now();
  const rejection = await readProductFile(getFile(content)).catch((error: unknown) => error);
  expect(rejection).toMatchObject({ code: "import_file_refused" });
  expect(rejection instanceof ServiceError && rejection.details?.["reason"]).toMatch(reason);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});

test("reading the maximum number of rows yields to the event loop", async () => {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 1);
  const text = `name,price${"\nBelt,1".repeat(maxImportRows)}`;
  expect((await readProductFile(getFile(text))).rows).toHaveLength(maxImportRows);
  clearInterval(counting);
  expect(turns).toBeGreaterThan(5);
});

test("a file one byte over the limit is too large", async () => {
  const file = new File([new Uint8Array(maxImportBytes + 1)], "a.csv");
  await expect(readProductFile(file)).rejects.toMatchObject({ code: "body_too_large" });
});

function getFile(content: string | Buffer<ArrayBuffer>): File {
  return new File([content], "products.csv");
}
