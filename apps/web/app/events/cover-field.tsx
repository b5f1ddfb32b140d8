import type { FileView } from '@arquiba/contract/files';
import { useState } from 'react';
import type { ChosenPicture } from '../files/public/choose-picture.ts';
import { PictureButtons } from '../files/public/picture-buttons.tsx';
import { Picture } from '../ui/picture.tsx';
import { SAME_COVER } from './event-values.ts';

interface CoverFieldProps {
  /** The cover that the event has. */
  cover: FileView | null;
  /** What was chosen before the form was refused. */
  chosen: string | undefined;
}

/** The picture of the event. Uploading needs scripts; everything else of the form does not. */
export function CoverField({ cover, chosen }: CoverFieldProps) {
  const [picture, setPicture] = useState<ChosenPicture | null | undefined>();
  const shown = picture === undefined ? cover : (picture?.view ?? null);
  const has = shown !== null || (chosen !== undefined && chosen !== SAME_COVER && chosen !== '');
  const value = picture === undefined ? (chosen ?? SAME_COVER) : (picture?.path ?? '');
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-1.5 text-sm font-semibold">
        Capa <span className="font-normal text-muted">(opcional)</span>
      </legend>
      <input type="hidden" name="cover" value={value} />
      {shown && (
        <span className="block aspect-[3/1] overflow-clip rounded-md">
          <Picture file={shown} sizes="(min-width: 900px) 640px, 100vw" fit="cover" />
        </span>
      )}
      <span className="grid grid-cols-[auto_1fr] gap-2 noscript:hidden">
        <PictureButtons
          {...{ kind: 'cover', area: 'posts', label: 'capa', has }}
          onChange={setPicture}
        />
      </span>
    </fieldset>
  );
}
