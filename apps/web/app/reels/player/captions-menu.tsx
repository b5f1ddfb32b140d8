import { captionLanguages } from '@arquiba/contract/caption-tracks';
import { Captions } from '../../ui/icons/captions.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { CaptionsControlProps } from './captions-control.tsx';
import { chosenTrack } from './chosen-track.ts';
import { captionLanguage, captions } from './remembered.ts';

/** Chooses one of several languages, or none. */
export default function CaptionsMenu({ tracks, shown, className }: CaptionsControlProps) {
  const wanted = captionLanguage.use();
  const chosen = shown ? chosenTrack(tracks, wanted) : null;
  return (
    <Menu
      name="Legendas"
      pressed={shown}
      icon={<Captions />}
      className={`grid size-11 place-items-center rounded-pill transition [&_.lucide]:size-5 ${className}`}
      items={[
        { label: 'Sem legendas', checked: !shown, onSelect: () => captions.set(false) },
        ...tracks.map((track) => ({
          label: captionLanguages[track.language],
          checked: track === chosen,
          onSelect() {
            captionLanguage.set(track.language);
            captions.set(true);
          },
        })),
      ]}
    />
  );
}
