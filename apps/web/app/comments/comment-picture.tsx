import type { FileView } from '@arquiba/contract/files';
import { useState } from 'react';
import { cx } from '../ui/class-names.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Picture } from '../ui/picture.tsx';

const MediaViewer = lazyPart(() => import('../ui/media-viewer.tsx'));

/** The picture of a comment, of limited height; a tap opens it. Tall ones are cropped until then. */
export default function CommentPicture({ file }: { file: FileView }) {
  const [viewed, setViewed] = useState(false);
  const isTall = (file.height ?? 1) > (file.width ?? 1);
  return (
    <>
      <button
        type="button"
        aria-label={file.alt ? `Ampliar imagem: ${file.alt}` : 'Ampliar imagem'}
        onClick={() => setViewed(true)}
        className={cx(
          'mt-1.5 block w-full cursor-zoom-in overflow-hidden rounded-card border border-line',
          isTall ? 'aspect-[4/5] max-w-64' : 'max-w-96',
        )}
      >
        <Picture file={file} sizes="384px" fit={isTall ? 'cover' : 'natural'} />
      </button>
      {viewed && <MediaViewer files={[file]} start={0} onClose={() => setViewed(false)} />}
    </>
  );
}
