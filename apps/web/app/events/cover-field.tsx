import { useState } from 'react';
import type { ChosenPicture } from '../files/public/choose-picture.ts';
import { loadAction } from '../notices/load-action.ts';
import { Button } from '../ui/button.tsx';
import { ImagePlus } from '../ui/icons/image-plus.tsx';
import { Picture } from '../ui/picture.tsx';
import { useSite } from '../viewer/use-site.ts';

/** The picture of the event. Uploading needs scripts; everything else of the form does not. */
export function CoverField({ chosen }: { chosen: string | undefined }) {
  const site = useSite();
  const [busy, setBusy] = useState(false);
  const [picture, setPicture] = useState<ChosenPicture | null>(null);

  async function choose() {
    if (!site) return;
    setBusy(true);
    try {
      const choosing = await loadAction(() => import('../files/public/choose-picture.ts'));
      const found = await choosing?.choosePicture('cover', 'posts', site.mediaUrl);
      if (found) setPicture(found);
    } finally {
      setBusy(false);
    }
  }

  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-1.5 text-sm font-semibold">
        Capa <span className="font-normal text-muted">(opcional)</span>
      </legend>
      <input type="hidden" name="cover" value={picture?.path ?? chosen ?? ''} />
      {picture && (
        <span className="block aspect-[3/1] overflow-clip rounded-md">
          <Picture file={picture.view} sizes="(min-width: 900px) 640px, 100vw" fit="cover" />
        </span>
      )}
      <span className="flex gap-2">
        <Button tone="secondary" size="sm" icon={<ImagePlus />} busy={busy} onClick={choose}>
          {picture || chosen ? 'Trocar capa' : 'Escolher capa'}
        </Button>
        {picture && (
          <Button tone="ghost" size="sm" onClick={() => setPicture(null)}>
            Tirar capa
          </Button>
        )}
      </span>
    </fieldset>
  );
}
