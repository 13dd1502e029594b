/** The parts of an OpenAPI document that the generator completes and the reference page renders. */
export type ApiDocument = {
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description?: string;
  };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { schemas: Record<string, Schema> };
};

export type Operation = {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  /** Alternatives, each with the names of what it takes; an empty one is nothing. */
  security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Content };
  responses?: Record<string, Answer>;
};

export type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
  description?: string;
  example?: unknown;
};

export type Answer = { description?: string; content?: Content };

export type Content = Record<string, MediaType>;

export type MediaType = { readonly schema?: Schema; example?: unknown };

/** The parts of JSON Schema that the contract uses. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  description?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  example?: unknown;
  examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly contentMediaType?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
};

const schemaPath = "#/components/schemas/";

export function referTo(name: string): Schema {
  return { $ref: `${schemaPath}${name}` };
}

/** Name of the schema that a reference means. */
export function getReferredName({ $ref }: Schema): string | undefined {
  return $ref?.startsWith(schemaPath) ? $ref.slice(schemaPath.length) : undefined;
}

/** The schema that a reference means; any other schema is returned as it is. */
export function resolveSchema(schema: Schema, { components }: ApiDocument): Schema {
  const name = getReferredName(schema);
  return (name === undefined ? undefined : components.schemas[name]) ?? schema;
}

const methods = new Set(["get", "post", "put", "patch", "delete"]);

export type Route = {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
};

export function listOperations({ paths }: Pick<ApiDocument, "paths">): readonly Route[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({ path, method, operation })),
  );
}
