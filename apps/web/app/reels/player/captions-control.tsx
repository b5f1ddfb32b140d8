import type { CaptionTrack } from '@arquiba/contract/caption-tracks';
import { IconButton } from '../../ui/icon-button.tsx';
import { Captions } from '../../ui/icons/captions.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { captions } from './remembered.ts';

const CaptionsMenu = lazyPart(() => import('./captions-menu.tsx'));

export interface CaptionsControlProps {
  tracks: readonly CaptionTrack[];
  /** They are shown now. */
  shown: boolean;
  /** Of the button. */
  className: string;
}

/** Shows and hides the captions; with several languages, a menu of them. */
export function CaptionsControl({ tracks, shown, className }: CaptionsControlProps) {
  if (tracks.length === 0) return null;
  if (tracks.length > 1) return <CaptionsMenu {...{ tracks, shown, className }} />;
  return (
    <IconButton
      name={shown ? 'Esconder legendas' : 'Mostrar legendas'}
      aria-keyshortcuts="t"
      aria-pressed={shown}
      icon={<Captions />}
      onClick={() => captions.set(!shown)}
      className={className}
    />
  );
}
