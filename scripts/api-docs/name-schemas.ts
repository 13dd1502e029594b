import type { OpenAPIGeneratorGenerateOptions } from "@orpc/openapi";
import type { ZodToJsonSchemaConverterOptions } from "@orpc/zod/zod4";
import { z } from "zod";

type NamedSchemas = NonNullable<OpenAPIGeneratorGenerateOptions["commonSchemas"]>;
type Interceptor = NonNullable<ZodToJsonSchemaConverterOptions["interceptors"]>[number];

/**
 * Collects the schemas that have a name, which `.meta({ id })` gives them, while the generator converts
 * the contract. A copy made by `.describe()` or `.extend()` has no name.
 */
export class SchemaNames {
  readonly found: NamedSchemas = {};

  readonly collect: Interceptor = (call) => {
    const { schema, options } = call;
    const name = z.globalRegistry.get(schema)?.id;
    if (name !== undefined) this.#add(name, schema, options.strategy);
    return call.next();
  };

  #add(name: string, schema: z.core.$ZodType, strategy: "input" | "output"): void {
    const known = this.found[name];
    if (known?.schema && known.schema !== schema) {
      throw new Error(`Two schemas are called ${name}`);
    }
    this.found[name] ??= { schema, strategy };
  }
}
