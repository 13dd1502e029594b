import { createContext, type ReactNode, useContext } from "react";

export type Language = "en" | "sq";

/** One set of texts per language; English is required and the fallback. */
export type Dictionary<Text> = { readonly en: Text; readonly sq?: Text };

/** Sets the language of its children; pair it with a `lang` attribute on the element. */
export function LanguageProvider({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}): ReactNode {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** Returns the dictionary's texts in the current language. */
export function useText<Text>(dictionary: Dictionary<Text>): Text {
  return dictionary[useLanguage()] ?? dictionary.en;
}

const LanguageContext = createContext<Language>("en");
