import { Camera, ImageUp, RotateCcw, X } from "lucide-react";
import { useId, useRef, type ReactNode } from "react";
import { imageTypes } from "#domain/image.ts";
import { useText } from "#web/messages/language.tsx";
import { nativeAppText } from "#web/messages/native-app.ts";
import { quotesText } from "#web/messages/quotes.ts";
import { platform } from "#web/platform/platform.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { StoredPhoto } from "./quote-draft.ts";
import { canRetry, type PendingPhoto, type QuotePhotos } from "./use-quote-photos.ts";

type PhotoFieldProps = {
  readonly stored: readonly StoredPhoto[];
  readonly photos: QuotePhotos;
  readonly onRemove: (id: string) => void;
};

/** Up to three photos, each with its preview, progress and error. */
export function PhotoField({ stored, photos, onRemove }: PhotoFieldProps): ReactNode {
  const text = useText(quotesText);
  const legend = useId();
  const adding = useRef<HTMLDivElement>(null);
  /** The focused button is gone. */
  function focusAdding(): void {
    requestAnimationFrame(() => adding.current?.querySelector("button")?.focus());
  }
  return (
    <div role="group" aria-labelledby={legend} className="grid grid-cols-1 gap-2">
      <p id={legend} className="text-sm font-medium">
        {text.photos}
      </p>
      <ul className="grid grid-cols-1 gap-2 empty:hidden">
        {stored.map(({ id, name, thumbnail }) => (
          <PhotoRow
            key={id}
            name={name}
            thumbnail={thumbnail}
            onRemove={() => {
              onRemove(id);
              focusAdding();
            }}
          />
        ))}
        {photos.pending.map((photo) => (
          <PhotoRow
            key={photo.localId}
            name={photo.name}
            thumbnail={photo.thumbnail}
            pending={photo}
            onRetry={() => photos.retry(photo)}
            onRemove={() => {
              photos.drop(photo);
              focusAdding();
            }}
          />
        ))}
      </ul>
      <div ref={adding} className="flex flex-wrap gap-2">
        {photos.free > 0 && <AddPhoto onFiles={photos.add} />}
      </div>
      <p className="text-xs text-muted">{text.photosHelp}</p>
    </div>
  );
}

type PhotoRowProps = {
  readonly name: string;
  readonly thumbnail: string;
  readonly pending?: PendingPhoto;
  readonly onRetry?: () => void;
  readonly onRemove: () => void;
};

function PhotoRow({ name, thumbnail, pending, onRetry, onRemove }: PhotoRowProps): ReactNode {
  const text = useText(quotesText);
  const error = pending?.error;
  return (
    <li className="flex items-center gap-3 rounded-md border border-hairline bg-raised p-2">
      {thumbnail === "" ? (
        <span className="size-14 shrink-0 rounded-sm bg-sunken" />
      ) : (
        <img
          src={thumbnail}
          alt={text.photoAlt(name)}
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-sm bg-sunken object-cover"
        />
      )}
      <div className="min-w-0 flex-1 text-sm">
        <p className="truncate">{name}</p>
        {pending && !error && (
          <>
            <p className="text-xs text-muted">
              {text.photoBusy(Math.round(pending.progress * 100))}
            </p>
            <progress value={pending.progress} aria-hidden="true" className="progress mt-1" />
          </>
        )}
        {error && (
          <p role="alert" className="text-xs font-medium text-red">
            {text.photoErrors[error]}
          </p>
        )}
      </div>
      {pending && canRetry(pending) && (
        <IconButton label={text.photoRetry} onClick={onRetry}>
          <RotateCcw aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={text.photoRemove(name)} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function AddPhoto({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }): ReactNode {
  const text = useText(quotesText);
  const { takePhoto: takeLabel } = useText(nativeAppText);
  const input = useRef<HTMLInputElement>(null);
  const { takePhoto } = platform();
  async function take(): Promise<void> {
    const photo = await takePhoto?.();
    if (photo) onFiles([photo]);
  }
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <ImageUp aria-hidden="true" />
        {text.addPhoto}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={imageTypes.join(",")}
        // Opened by the button.
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Reset, so that the same file can be chosen again after an error.
          event.target.value = "";
          onFiles(files);
        }}
      />
      {takePhoto && (
        <Button onClick={() => void take()}>
          <Camera aria-hidden="true" />
          {takeLabel}
        </Button>
      )}
    </>
  );
}
