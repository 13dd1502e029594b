import { useRef, useState, type ReactNode } from "react";
import { collectKeys, type EarlyKeys } from "#web/features/search/early-keys.ts";
import { SearchButton } from "#web/features/search/search-button.tsx";
import { useSearchKeys } from "#web/features/search/use-search-keys.ts";
import { usePendingIntent } from "#web/offline/pending-intent.ts";
import { searchIntent } from "#web/search/search-panel.ts";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { openChunk } from "#web/ui/open-chunk.ts";

// Most pages are read without a search.
const loadSearch = () => import("./-site-search.tsx");
const SiteSearchDialog = lazyChunk(async () => (await loadSearch()).SiteSearchDialog);

/** The search of every page: its keys, its button in the header, and its dialog outside of the header. */
export function useSiteSearch(): readonly [button: ReactNode, dialog: ReactNode] {
  const [opened, setOpened] = useState<EarlyKeys>();
  const loading = useRef<EarlyKeys>(undefined);
  async function openWhenThere(): Promise<void> {
    if (loading.current && !loading.current.isCancelled()) return;
    const keys = collectKeys();
    loading.current = keys;
    const isLoaded = await openChunk(loadSearch, searchIntent);
    if (loading.current === keys) loading.current = undefined;
    if (isLoaded && !keys.isCancelled()) setOpened(keys);
    else keys.take();
  }
  const open = (): void => void openWhenThere();
  useSearchKeys(open);
  usePendingIntent([searchIntent], open);
  return [
    <SearchButton
      key="button"
      onOpen={open}
      onNear={() => void loadSearch().catch(() => undefined)}
    />,
    opened && (
      <SiteSearchDialog key="dialog" open earlyKeys={opened} onClose={() => setOpened(undefined)} />
    ),
  ];
}
