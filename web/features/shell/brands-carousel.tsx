import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { shellText } from "#web/messages/shell.ts";
import { Marquee } from "#web/ui/marquee.tsx";

/** As text, because the logos aren't ours to use. */
const brands: readonly string[] = [
  "NSK",
  "PPL",
  "RHP",
  "Gates",
  "Varibelt",
  "Mitsuboshi",
  "M.A.T.I.C",
  "Megadyne",
  "Optibelt",
  "Toyopower",
];

export function BrandsCarousel(): ReactNode {
  const { brands: text } = useText(shellText);
  return (
    <Marquee
      label={text.label}
      pauseLabel={text.pause}
      playLabel={text.play}
      items={brands}
      renderItem={(name) => name}
      copies={4}
      className="h-20 border-t border-hairline text-muted"
      copyClassName="text-lg font-semibold tracking-tight [&>li]:px-9"
    />
  );
}
