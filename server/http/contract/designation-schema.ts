import { z } from "zod";

const mm = (text: string): z.ZodNullable<z.ZodNumber> => z.number().nullable().describe(text);

/** What a bearing's number states, with the search as well; null is what it doesn't state or what can't be read. */
export const bearingFields = {
  basic: z.string().nullable().describe("Series and bore code of a bearing: 6205"),
  bore_mm: mm("Bore of a bearing in mm"),
  seal: z
    .enum([
      "open",
      "shield",
      "shields",
      "contact",
      "contact_both",
      "non_contact",
      "non_contact_both",
    ])
    .nullable()
    .describe("Closure of a bearing, on one side or both"),
  clearance: z
    .enum(["C1", "C2", "CN", "C3", "C4", "C5"])
    .nullable()
    .describe("Clearance of a bearing"),
  cage: z.string().nullable().describe("Cage that the code states"),
  bore_form: z.enum(["cylindrical", "tapered"]).nullable().describe("Form of a bearing's bore"),
};

/** What a code states; null is what it doesn't state or what can't be read. */
const codeFields = {
  ...bearingFields,
  section: z.string().nullable().describe("Section or profile of a belt: A, SPZ, HTD-8M"),
  inside_length_mm: mm("Inside length of a belt in mm"),
  datum_length_mm: mm("Datum length of a belt in mm"),
  pitch_mm: mm("Pitch of a timing belt in mm"),
  teeth: mm("Teeth of a timing belt"),
  width_mm: mm("Width of a belt in mm, of a V-belt at the top"),
  ribs: mm("Ribs of a ribbed belt"),
  equals: z.array(z.string()).describe("Other spellings of the same belt"),
  d: mm("Shaft of a seal in mm"),
  D: mm("Housing of a seal in mm"),
  B: mm("Width of a seal in mm"),
  type: z.string().nullable().describe("Type of a seal: AS, TC"),
};

/** A code token by token, and what all of it states. */
export const designationSchema = z
  .object({
    code: z.string().describe("The code in its normal form, without the maker's name"),
    kind: z.enum(["bearing", "belt", "seal"]).nullable().describe("What it names, or null"),
    part: z.enum(["bearing", "belt", "seal"]).nullable().describe("The same as kind"),
    ...codeFields,
    maker_system: z
      .string()
      .nullable()
      .describe("Maker whose meanings are used; null if the code names none"),
    tokens: z
      .array(
        z
          .object({
            text: z.string().describe("The token"),
            kind: z.string().describe("What it states: seal, clearance; unread"),
            meaning: z
              .string()
              .nullable()
              .describe("Meaning in English, several where makers differ; null if unread"),
            system: z
              .string()
              .nullable()
              .describe("Makers who mean that by it; null if it isn't a maker's"),
          })
          .meta({ id: "DesignationToken", description: "A token of a code" }),
      )
      .describe("Tokens in the order of the code"),
    unread: z.string().describe("What wasn't understood; empty if all was"),
  })
  .meta({ id: "Designation", description: "A code, explained token by token" });
