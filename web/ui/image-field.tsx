import { clsx } from "clsx";
import { Camera, ImageUp } from "lucide-react";
import {
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
} from "react";
import { imageTypes } from "#domain/image.ts";
import { useText } from "#web/messages/language.tsx";
import { nativeAppText } from "#web/messages/native-app.ts";
import { platform } from "#web/platform/platform.ts";
import { AddressField } from "./address-field.tsx";
import { Button } from "./button.tsx";
import { ResponsiveImage } from "./responsive-image.tsx";

/** Texts of the field, in the form's language. */
export type ImageFieldText = {
  readonly choose: string;
  readonly uploading: (percent: number) => string;
  /** 'JPG, PNG, GIF …' below the button. */
  readonly hint: string;
  readonly previewAlt: string;
};

export type ImageFieldProps = {
  readonly text: ImageFieldText;
  /** Label and name of the address. */
  readonly label: string;
  readonly name: string;
  /** Max characters of the URL. */
  readonly maxLength: number;
  /** URL of the image: an upload's path or an https URL. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Called for a chosen, dropped or pasted file. */
  readonly onFile: (file: File) => void;
  /** Upload progress, 0 to 1; undefined while no upload is running. */
  readonly progress: number | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean;
};

/** An image by upload or URL, with a preview; also accepts dropped and pasted files. */
export function ImageField({
  text,
  label,
  name,
  maxLength,
  value,
  onValueChange,
  onFile,
  progress,
  error,
  required = false,
}: ImageFieldProps): ReactNode {
  const { isOver, ...taking } = useTakenFile(onFile);
  return (
    <div
      data-slot="image-field"
      className={clsx(
        "grid gap-4 rounded-md outline-offset-8 outline-ink sm:grid-cols-[10rem_1fr]",
        isOver && "outline-2 outline-dashed",
      )}
      {...taking}
    >
      <ResponsiveImage
        src={value === "" ? null : value}
        alt={value === "" ? "" : text.previewAlt}
        width={320}
        height={240}
        className="aspect-4/3 w-40 rounded-md border border-hairline bg-sunken object-contain"
      />
      <div className="grid content-start gap-3">
        <FileButton {...{ text, onFile, progress }} />
        <PhotoButton {...{ onFile, progress }} />
        <AddressField
          label={label}
          name={name}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          error={error}
          required={required}
        />
      </div>
    </div>
  );
}

function FileButton({
  text,
  onFile,
  progress,
}: Pick<ImageFieldProps, "text" | "onFile" | "progress">): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  return (
    <div className="grid gap-1.5">
      <Button
        className="justify-self-start"
        aria-describedby={hintId}
        busy={progress !== undefined}
        onClick={() => input.current?.click()}
      >
        {progress === undefined && <ImageUp aria-hidden="true" className="size-4" />}
        {progress === undefined ? text.choose : text.uploading(Math.round(progress * 100))}
      </Button>
      <input
        ref={input}
        type="file"
        accept={imageTypes.join(",")}
        // Opened by the button.
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Reset, so that the same file can be chosen again after an error.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      {progress !== undefined && (
        // The button's label contains the progress.
        <progress value={progress} aria-hidden="true" className="progress" />
      )}
      <p id={hintId} className="text-xs text-muted">
        {text.hint}
      </p>
    </div>
  );
}

/** Only rendered where the device's camera is available. */
function PhotoButton({
  onFile,
  progress,
}: Pick<ImageFieldProps, "onFile" | "progress">): ReactNode {
  const { takePhoto: label } = useText(nativeAppText);
  const { takePhoto } = platform();
  if (!takePhoto) return null;
  async function take(): Promise<void> {
    const photo = await takePhoto?.();
    if (photo) onFile(photo);
  }
  return (
    <Button
      className="justify-self-start"
      disabled={progress !== undefined}
      onClick={() => void take()}
    >
      <Camera aria-hidden="true" className="size-4" />
      {label}
    </Button>
  );
}

type TakenFile = {
  /** A file is dragged over the field. */
  readonly isOver: boolean;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: () => void;
  readonly onDrop: (event: DragEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
};

/** Accepts a file that is dropped or pasted on an element. */
function useTakenFile(onFile: (file: File) => void): TakenFile {
  const [isOver, setOver] = useState(false);
  function take(event: DragEvent | ClipboardEvent, { files: [file] }: DataTransfer): void {
    setOver(false);
    // A pasted or dropped URL goes into its field as usual.
    if (!file) return;
    event.preventDefault();
    onFile(file);
  }
  return {
    isOver,
    onDragOver(event) {
      event.preventDefault();
      setOver(event.dataTransfer.types.includes("Files"));
    },
    onDragLeave: () => setOver(false),
    onDrop: (event) => take(event, event.dataTransfer),
    onPaste: (event) => take(event, event.clipboardData),
  };
}
