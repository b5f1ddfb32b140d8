import type { UploadArea } from '@arquiba/contract/files';
import { useState } from 'react';
import { loadAction } from '../../notices/load-action.ts';
import { Button } from '../../ui/button.tsx';
import { Camera } from '../../ui/icons/camera.tsx';
import { Trash } from '../../ui/icons/trash.tsx';
import { useSite } from '../../viewer/use-site.ts';
import type { ChosenPicture } from './choose-picture.ts';

interface PictureButtonsProps {
  kind: 'avatar' | 'cover';
  /** Where it is stored. */
  area: UploadArea;
  label: string;
  has: boolean;
  onChange(picture: ChosenPicture | null): void;
}

/** Chooses, changes and removes a picture; for a grid of two columns. */
export function PictureButtons({ kind, area, label, has, onChange }: PictureButtonsProps) {
  const site = useSite();
  const [busy, setBusy] = useState(false);

  async function choose() {
    if (!site) return;
    setBusy(true);
    try {
      const choosing = await loadAction(() => import('./choose-picture.ts'));
      const picture = await choosing?.choosePicture(kind, area, site.mediaUrl);
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
