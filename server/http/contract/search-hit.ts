import { z } from "zod";
import {
  interchangeReasons,
  interchangeVerdicts,
} from "#catalogue/engineering/codes/interchange.ts";

const sizeInMm = z
  .object({
    bore: z.number().exactOptional().describe("Bore; the shaft of a seal"),
    outside: z.number().exactOptional().describe("Outside diameter; the housing of a seal"),
    width: z.number().exactOptional().describe("Width"),
  })
  .meta({ id: "SizeInMm", description: "Dimensions in mm; those that aren't known are absent" });

const kindSchema = <Kind extends string>(kind: Kind): z.ZodLiteral<Kind> =>
  z.literal(kind).describe("Kind of the reason");

/** The engine's reason as it is, so that the browser says it in the language of the page. */
const reasonSchema = z
  .discriminatedUnion("kind", [
    z.object({ kind: kindSchema("code") }),
    z.object({
      kind: kindSchema("comparison"),
      comparison: z
        .object({
          interchange: z
            .enum(interchangeVerdicts)
            .describe("Whether it can replace the asked part"),
          reasons: z.array(z.enum(interchangeReasons)).describe("Decisive ones first"),
        })
        .describe("The asked code compared with this one"),
    }),
    z.object({ kind: kindSchema("beginning") }),
    z.object({ kind: kindSchema("dimensions"), asked: sizeInMm, found: sizeInMm }),
    z.object({ kind: kindSchema("other width"), asked: sizeInMm, found: sizeInMm }),
    z.object({
      kind: kindSchema("one for l"),
      number: z.string().describe("The number that was meant if a typed l is the figure 1"),
    }),
    z.object({
      kind: kindSchema("illegible"),
      text: z.string().describe("The typed code or size, of which a character can't be read"),
      number: z.string().describe("The one that was meant if that is a certain figure"),
    }),
    z.object({
      kind: kindSchema("series"),
      number: z.string().describe("The asked number, which no list holds"),
      dimensions: sizeInMm.exactOptional(),
    }),
    z.object({
      kind: kindSchema("family"),
      number: z.string().describe("The asked number, which no list holds"),
      dimensions: sizeInMm.exactOptional(),
    }),
    z.object({ kind: kindSchema("insert"), insert: z.string().describe("Number of the insert") }),
    z.object({
      kind: kindSchema("belt by rule"),
      code: z.string().describe("The asked code, which no list holds"),
      section: z.string().describe("Its section or profile"),
    }),
    z.object({
      kind: kindSchema("section"),
      section: z.string().describe("Section of a listed belt"),
    }),
    z.object({
      kind: kindSchema("belt length"),
      askedMm: z.number().describe("Asked length in mm"),
      foundMm: z.number().describe("Length in mm"),
    }),
    z.object({
      kind: kindSchema("measured length"),
      askedMm: z.number().describe("Measured length in mm"),
      foundMm: z.number().describe("Length in mm"),
      isOutside: z
        .boolean()
        .describe("Whether it is the outside length, computed from that of the code"),
    }),
    z.object({ kind: kindSchema("accessory"), code: z.string().describe("Code of the accessory") }),
    z.object({
      kind: kindSchema("words"),
      words: z.array(z.string()).describe("Words that were searched for"),
    }),
  ])
  .meta({ id: "HitReason", description: "Why it was found" });

/** How well a hit of the search fits, and why. */
export const hitFields = {
  match: z
    .enum(["exact", "near", "interchange", "not_interchangeable"])
    .describe(
      "exact: what was asked for; interchange: can replace it once the reason is checked; near: another size, length or series; not_interchangeable: its code rules it out",
    ),
  is_other_maker: z.boolean().describe("Whether the text names another maker"),
  reason: reasonSchema,
};
