import type { FileView } from '@arquiba/contract/files';
import type { OwnProfile } from '@arquiba/contract/profiles';
import type { ChosenPicture } from '../files/public/choose-picture.ts';
import { PictureButtons } from '../files/public/picture-buttons.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { ProfileCover } from './profile-cover.tsx';

type Kind = 'avatar' | 'cover';

/** Undefined if unchanged, null if removed. */
export type Pictures = Partial<Record<Kind, ChosenPicture | null>>;

interface EditPicturesProps {
  profile: OwnProfile;
  pictures: Pictures;
  onChange(pictures: Pictures): void;
}

/** Previews of cover and avatar, with buttons to change them. */
export function EditPictures({ profile, pictures, onChange }: EditPicturesProps) {
  const shown = (kind: Kind): FileView | null => {
    const chosen = pictures[kind];
    return chosen === undefined ? profile[kind] : (chosen?.view ?? null);
  };
  const change = (kind: Kind) => (picture: ChosenPicture | null) =>
    onChange({ ...pictures, [kind]: picture });
  const [avatar, cover] = [shown('avatar'), shown('cover')];
  const { username } = profile;
  return (
    <div className="overflow-clip border-line bg-raised max-sm:border-b sm:rounded-card sm:border">
      <ProfileCover profile={{ username, cover }} />
      <div className="flex items-start gap-x-4 px-4 pb-5 sm:px-6">
        <Avatar
          username={username}
          picture={avatar}
          size="xl"
          className="relative -mt-10 rounded-pill sm:-mt-14 ring-4 ring-raised"
        />
        <div className="grid flex-1 grid-cols-[auto_1fr] justify-items-start gap-2 pt-3">
          <PictureButtons
            {...{ kind: 'avatar', area: 'profiles', label: 'foto', has: !!avatar }}
            onChange={change('avatar')}
          />
          <PictureButtons
            {...{ kind: 'cover', area: 'profiles', label: 'capa', has: !!cover }}
            onChange={change('cover')}
          />
        </div>
      </div>
    </div>
  );
}
