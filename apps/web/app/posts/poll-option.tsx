import { POLL_OPTION_MAX_CHARACTERS } from '@arquiba/contract/posts';
import { useRef } from 'react';
import { ImagePlus } from '../ui/icons/image-plus.tsx';
import { X } from '../ui/icons/x.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { DraftContent } from './composition.ts';

const PictureUpload = lazyPart(() => import('../files/public/picture-upload.tsx'));
const ChosenPicture = lazyPart(() => import('../files/public/chosen-picture.tsx'));

type Option = NonNullable<DraftContent['poll']>['options'][number];

interface PollOptionProps {
  option: Option;
  /** From 1. */
  place: number;
  error: string | undefined;
  /** The picture that is being uploaded for this option. */
  picked: File | null;
  /** Undefined while a picture cannot be chosen, or the option cannot be removed. */
  onPick: ((file: File | null) => void) | undefined;
  onRemove: (() => void) | undefined;
  onChange(option: Option): void;
}

/** An option of a poll that is being written: its text, and its picture. */
export function PollOption(props: PollOptionProps) {
  const { option, place, error, picked, onPick, onRemove, onChange } = props;
  const chooser = useRef<HTMLInputElement>(null);
  const name = `foto da opção ${place}`;
  return (
    <div>
      <TextField
        data-option
        label={`Opção ${place}`}
        maxLength={POLL_OPTION_MAX_CHARACTERS}
        value={option.label}
        error={error}
        onChange={(event) => onChange({ ...option, label: event.currentTarget.value })}
        suffix={
          <span className="-mr-3 flex">
            {onPick && !picked && !option.picture && (
              <button
                type="button"
                aria-label={`Adicionar ${name}`}
                onClick={() => chooser.current?.click()}
                className={BUTTON}
              >
                <ImagePlus />
              </button>
            )}
            {onRemove && (
              <button
                type="button"
                aria-label={`Tirar opção ${place}`}
                onClick={onRemove}
                className={BUTTON}
              >
                <X />
              </button>
            )}
          </span>
        }
      />
      <input
        ref={chooser}
        hidden
        type="file"
        accept="image/*"
        aria-label={`Escolher ${name}`}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) onPick?.(chosen);
          currentTarget.value = '';
        }}
      />
      {picked && (
        <PictureUpload
          file={picked}
          onUploaded={(picture) => onChange({ ...option, picture })}
          onClose={() => onPick?.(null)}
        />
      )}
      {option.picture && (
        <ChosenPicture
          {...{ file: option.picture, name }}
          onChange={(picture) => onChange({ ...option, picture })}
        />
      )}
    </div>
  );
}

const BUTTON = 'grid size-11 place-items-center rounded-pill [&_.lucide]:size-4.5';
