import type { FileView } from '@arquiba/contract/files';
import { useState } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Picture } from '../ui/picture.tsx';

const MediaViewer = lazyPart(() => import('../ui/media-viewer.tsx'));

/** The picture of an option, small; a tap opens it. */
export function OptionPicture({ file }: { file: FileView }) {
  const [viewed, setViewed] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={file.alt ? `Ampliar imagem: ${file.alt}` : 'Ampliar imagem'}
        onClick={() => setViewed(true)}
        className="relative block size-18 flex-none cursor-zoom-in overflow-hidden rounded-md"
      >
        <Picture file={file} sizes="72px" fit="cover" />
      </button>
      {viewed && <MediaViewer files={[file]} start={0} onClose={() => setViewed(false)} />}
    </>
  );
}
