import type { DraftFile } from '../../draft.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { X } from '../../ui/icons/x.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { imageLink } from './image-link.ts';

const ALT_MAX_CHARACTERS = 1000;

interface ChosenPictureProps {
  file: DraftFile;
  /** What it is called: 'foto', 'foto da opção 2'. */
  name: string;
  busy?: boolean;
  onChange(file: DraftFile | null): void;
}

/** The picture of something that is being written: described or removed. */
export default function ChosenPicture({ file, name, busy, onChange }: ChosenPictureProps) {
  return (
    <div className="mt-2 flex items-start gap-3">
      <img
        src={`${imageLink(file.url)}?w=192&h=192&fit=crop`}
        alt={file.alt || `Prévia da ${name}`}
        className="size-24 flex-none rounded-card bg-accent-soft object-cover"
      />
      <TextField
        className="min-w-0 flex-1"
        label={`Descrição da ${name}`}
        hint="Para quem não vê a imagem."
        maxLength={ALT_MAX_CHARACTERS}
        readOnly={busy}
        value={file.alt}
        onChange={(event) => onChange({ ...file, alt: event.currentTarget.value })}
      />
      <IconButton
        name={`Tirar ${name}`}
        icon={<X />}
        disabled={busy}
        onClick={() => onChange(null)}
      />
    </div>
  );
}
