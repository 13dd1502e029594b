import { type ReactNode, useEffect, useState } from "react";
import { Badge } from "#web/ui/badge.tsx";
import { type ColourPair, colourPairs } from "./colour-pairs.ts";
import { contrast } from "./contrast.ts";

/** The colour pairs, each with its contrast in the current theme. */
export function ColourSamples(): ReactNode {
  const colours = useShownColours();
  return (
    <ul className="dev-colours">
      {colourPairs.map((pair) => (
        <PairSample key={`${pair.front} ${pair.back}`} pair={pair} colours={colours} />
      ))}
    </ul>
  );
}

function PairSample({
  pair: { front, back, least },
  colours,
}: {
  readonly pair: ColourPair;
  readonly colours: ReadonlyMap<string, string>;
}): ReactNode {
  const [frontColour = "", backColour = ""] = [colours.get(front), colours.get(back)];
  const figure = contrast(frontColour, backColour);
  const isOutline = least === 3;
  const ground = { backgroundColor: `var(--color-${back})` };
  return (
    <li>
      <span
        style={
          isOutline
            ? { ...ground, border: `2px solid var(--color-${front})` }
            : { ...ground, color: `var(--color-${front})` }
        }
      >
        {isOutline ? "" : "Ag 6205"}
      </span>
      <span>
        {front} on {back}
        <code>
          {frontColour} {backColour}
        </code>
      </span>
      {figure === undefined ? (
        <Badge>…</Badge>
      ) : (
        <Badge tone={figure >= least ? "neutral" : "red"}>{figure.toFixed(1)}</Badge>
      )}
    </li>
  );
}

/** The tokens' values, updated when the theme changes. */
function useShownColours(): ReadonlyMap<string, string> {
  const [colours, setColours] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const root = document.documentElement;
    function read(): void {
      const style = getComputedStyle(root);
      const names = new Set(colourPairs.flatMap(({ front, back }) => [front, back]));
      setColours(
        new Map([...names].map((name) => [name, style.getPropertyValue(`--color-${name}`).trim()])),
      );
    }
    read();
    const system = window.matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", read);
    // The page's theme switch writes the root's style.
    const observer = new MutationObserver(read);
    observer.observe(root, { attributeFilter: ["style"] });
    // In development the style sheet loads with the scripts, and again after every edit.
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      system.removeEventListener("change", read);
      observer.disconnect();
    };
  }, []);
  return colours;
}
