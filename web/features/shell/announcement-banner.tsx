import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { shellText } from "#web/messages/shell.ts";
import { Marquee } from "#web/ui/marquee.tsx";

/** The exclusivity notice on every page. */
export function AnnouncementBanner(): ReactNode {
  const { banner } = useText(shellText);
  return (
    <Marquee
      label={banner.label}
      pauseLabel={banner.pause}
      playLabel={banner.play}
      items={[banner.text, banner.since]}
      renderItem={(item) => item}
      copies={8}
      className="h-8 bg-strip text-xs text-on-strip pointer-coarse:h-11"
      copyClassName="motion-reduce:text-center motion-reduce:text-balance [&>li]:px-8 motion-reduce:[&>li]:px-4"
    />
  );
}
