import type { Answer, Schema } from "./openapi-document.ts";

/** A documented error of a route. */
export type DocumentedError = {
  readonly status: string;
  readonly code: string;
  readonly meaning: string;
};

/** Lists the errors of a route, one per code if its response lists codes. */
export function listErrorResponses(
  responses: Readonly<Record<string, Answer>>,
): readonly DocumentedError[] {
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, { description = "", content }]) => {
      const schema = content?.["application/json"]?.schema ?? {};
      const listed = (schema.oneOf ?? [schema]).filter(isListed).map((shape) => ({
        status,
        code: String(shape.properties?.["code"]?.const),
        meaning: getMessage(shape) ?? description,
      }));
      return listed.length > 0 ? listed : [{ status, code: "", meaning: description }];
    });
}

function getMessage({ properties }: Schema): string | undefined {
  const message = properties?.["message"]?.default;
  return typeof message === "string" ? message : undefined;
}

function isListed({ properties }: Schema): boolean {
  return properties?.["code"]?.const !== undefined;
}
