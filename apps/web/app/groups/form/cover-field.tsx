import type { FileView } from '@arquiba/contract/files';
import type { ChosenPicture } from '../../files/public/choose-picture.ts';
import { PictureButtons } from '../../files/public/picture-buttons.tsx';
import { GroupCover } from '../group-cover.tsx';

interface CoverFieldProps {
  /** Decides on the colours of a group without a cover. */
  slug: string;
  cover: FileView | null;
  onChange(picture: ChosenPicture | null): void;
}

/** The cover of a group, with buttons to change it. */
export function CoverField({ slug, cover, onChange }: CoverFieldProps) {
  return (
    <div className="overflow-clip rounded-card border border-line bg-raised">
      <div className="aspect-[3/1] min-h-0 overflow-clip">
        <GroupCover group={{ slug, cover }} sizes="(min-width: 900px) 640px, 100vw" />
      </div>
      <div className="grid grid-cols-[auto_1fr] gap-2 p-4">
        <PictureButtons
          {...{ kind: 'cover', area: 'groups', label: 'capa', has: cover !== null }}
          onChange={onChange}
        />
      </div>
    </div>
  );
}
