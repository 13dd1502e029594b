import { findMessageUses } from "./find-message-uses.ts";

/** A tree of texts, such as the messages of `domain/messages.ts`. */
export type Texts = { readonly [key: string]: string | Texts };

/** A source file of the product, excluding tests and the messages themselves. */
export type Source = { readonly file: string; readonly text: string };

/** Finds texts that no source reads through their path. */
export function findUnusedMessages(catalogue: Texts, sources: readonly Source[]): string[] {
  const used = new Set(sources.flatMap(({ text }) => [...findMessageUses(text)]));
  return listTexts(catalogue)
    .filter(([path]) => !used.has(path) && !isReadThrough(path, used))
    .map(([path, text]) => `messages.${path} is used nowhere: '${text}'`);
}

/** Finds texts that a source repeats instead of reading them from the messages. */
export function findRepeatedMessages(catalogue: Texts, sources: readonly Source[]): string[] {
  const known = new Map(listTexts(catalogue).map(([path, text]) => [text, path]));
  return sources.flatMap(({ file, text }) =>
    writtenTexts(text).flatMap((written) => {
      const path = known.get(written);
      return path === undefined ? [] : [`${file} writes messages.${path}: '${written}'`];
    }),
  );
}

/** A text with a placeholder is read through a method: `messages.signIn.tooManyAttempts.replace(…)`. */
function isReadThrough(path: string, used: ReadonlySet<string>): boolean {
  return [...used].some((one) => one.startsWith(`${path}.`));
}

function listTexts(tree: Texts, start = ""): (readonly [path: string, text: string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[`${start}${key}`, value] as const]
      : listTexts(value, `${start}${key}.`),
  );
}

/** Texts in quotation marks, and texts between JSX tags. */
function writtenTexts(source: string): string[] {
  const quoted = source.matchAll(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g);
  const shown = source.matchAll(/>\s*([^<>{}]+?)\s*</g);
  return [
    ...[...quoted].map(([, double, single, template]) => double ?? single ?? template ?? ""),
    ...[...shown].map(([, words = ""]) => words.replaceAll(/\s+/g, " ")),
  ];
}
