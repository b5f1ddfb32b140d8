import type { FileView } from '@arquiba/contract/files';
import type { OwnProfile } from '@arquiba/contract/profiles';
import { useState } from 'react';
import type { ChosenPicture } from '../files/public/choose-picture.ts';
import { loadAction } from '../notices/load-action.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Camera } from '../ui/icons/camera.tsx';
import { Trash } from '../ui/icons/trash.tsx';
import { useSite } from '../viewer/use-site.ts';
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
          <PictureButtons kind="avatar" label="foto" has={!!avatar} onChange={change('avatar')} />
          <PictureButtons kind="cover" label="capa" has={!!cover} onChange={change('cover')} />
        </div>
      </div>
    </div>
  );
}

interface PictureButtonsProps {
  kind: Kind;
  label: string;
  has: boolean;
  onChange(picture: ChosenPicture | null): void;
}

function PictureButtons({ kind, label, has, onChange }: PictureButtonsProps) {
  const site = useSite();
  const [busy, setBusy] = useState(false);

  async function choose() {
    if (!site) return;
    setBusy(true);
    try {
      const choosing = await loadAction(() => import('../files/public/choose-picture.ts'));
      const picture = await choosing?.choosePicture(kind, site.mediaUrl);
      if (picture) onChange(picture);
    } catch {
      // The error was shown in a toast.
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        className="col-start-1 w-full"
        size="sm"
        tone="secondary"
        icon={<Camera />}
        busy={busy}
        onClick={() => void choose()}
      >
        {has ? `Trocar ${label}` : `Escolher ${label}`}
      </Button>
      {has && (
        <Button size="sm" tone="ghost" icon={<Trash />} onClick={() => onChange(null)}>
          <span className="max-sm:sr-only">Remover {label}</span>
        </Button>
      )}
    </>
  );
}
