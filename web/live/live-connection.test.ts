import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEventReader, type ServerEvent } from "./live-connection.ts";

const stream =
  ': hello\n\nid: 7\nevent: message\ndata: {"seq":7}\n\n: heartbeat\n\r\nretry: 2000\r\ndata:one\r\ndata: two\r\n\r\n';

const events: readonly ServerEvent[] = [
  { id: "7", name: "message", data: '{"seq":7}' },
  { id: undefined, name: "message", data: "one\ntwo" },
];

describe("createEventReader", () => {
  it("reads fields, joins data lines and skips comments", () => {
    expect(createEventReader()(stream)).toEqual(events);
  });

  it("reads the same events for every split of the text into chunks", () => {
    const cuts = fc.array(fc.integer({ min: 0, max: stream.length }), { maxLength: 12 });
    fc.assert(
      fc.property(cuts, (positions) => {
        const read = createEventReader();
        const edges = [0, ...positions.toSorted((a, b) => a - b), stream.length];
        const pieces = edges.map((edge, index) => stream.slice(edges[index - 1] ?? 0, edge));
        expect(pieces.flatMap((piece) => read(piece))).toEqual(events);
      }),
    );
  });

  it("returns an event with only an id, and waits for the end of an incomplete one", () => {
    const read = createEventReader();
    expect(read("id: 12\n\ndata: not yet")).toEqual([{ id: "12", name: "message", data: "" }]);
    expect(read("\n")).toEqual([]);
    expect(read("\n")).toEqual([{ id: undefined, name: "message", data: "not yet" }]);
  });
});
