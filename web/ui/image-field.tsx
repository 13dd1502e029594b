import { ImageUp } from "lucide-react";
import { useId, useRef, type ReactNode } from "react";
import { imageTypes } from "#domain/image.ts";
import { Button } from "./button.tsx";
import { Picture } from "./picture.tsx";
import { TextField } from "./text-field.tsx";

/** The words of the field, in the form's language. */
export interface ImageFieldText {
  readonly choose: string;
  readonly uploading: (percent: number) => string;
  /** 'JPG, PNG, GIF …' below the button. */
  readonly hint: string;
  readonly address: string;
  readonly previewAlt: string;
}

export interface ImageFieldProps {
  readonly text: ImageFieldText;
  /** Address of the picture: an upload's path or an https address. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** A file was chosen or dropped. */
  readonly onFile: (file: File) => void;
  /** Share that has been uploaded, 0 to 1; undefined while nothing is. */
  readonly progress: number | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

/** A picture by upload or by address, with its preview. */
export function ImageField({
  text,
  value,
  onValueChange,
  onFile,
  progress,
  error,
  required = false,
}: ImageFieldProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  return (
    <div
      data-slot="image-field"
      className="grid gap-4 sm:grid-cols-[10rem_1fr]"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        onFile(file);
      }}
    >
      <Picture
        src={value === "" ? null : value}
        alt={value === "" ? "" : text.previewAlt}
        width={320}
        height={240}
        className="aspect-4/3 w-40 rounded-md border border-hairline bg-sunken object-contain"
      />
      <div className="grid content-start gap-3">
        <div className="grid gap-1.5">
          <Button
            className="justify-self-start"
            aria-describedby={hintId}
            busy={progress !== undefined}
            onClick={() => input.current?.click()}
          >
            <ImageUp aria-hidden="true" className="size-4" />
            {progress === undefined ? text.choose : text.uploading(Math.round(progress * 100))}
          </Button>
          <input
            ref={input}
            type="file"
            accept={imageTypes.join(",")}
            className="sr-only"
            tabIndex={-1}
            aria-label={text.choose}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              // Emptied, so that the same file can be chosen again after a refusal.
              event.target.value = "";
              if (file) onFile(file);
            }}
          />
          {progress !== undefined && (
            <progress value={progress} aria-label={text.choose} className="h-1 w-full accent-ink" />
          )}
          <p id={hintId} className="text-xs text-muted">
            {text.hint}
          </p>
        </div>
        <TextField
          label={text.address}
          name="imageUrl"
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={2_000}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          error={error}
          required={required}
        />
      </div>
    </div>
  );
}
