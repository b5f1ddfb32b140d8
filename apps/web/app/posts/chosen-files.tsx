import X from 'lucide-react/icons/x';
import type { DraftFile } from '../draft.ts';
import { imageLink } from './image-link.ts';

/** The files that a post will have, each with a way to take it back. */
export function ChosenFiles({
  files,
  onChange,
}: {
  files: readonly DraftFile[];
  onChange(files: DraftFile[]): void;
}) {
  return (
    <ul aria-label="Fotos e vídeos da publicação" className="mt-3 flex flex-wrap gap-2">
      {files.map((file, index) => (
        <li key={file.path} className="relative">
          {file.mime.startsWith('video/') ? (
            <video src={file.url} muted preload="metadata" aria-label={file.alt} className={TILE} />
          ) : (
            <img
              src={`${imageLink(file.url)}?w=192&h=192&fit=crop`}
              alt={file.alt}
              className={TILE}
            />
          )}
          <button
            type="button"
            aria-label={`Tirar arquivo ${index + 1} de ${files.length}`}
            className="absolute -top-2 -right-2 grid size-8 place-items-center rounded-pill bg-night text-chalk"
            onClick={() => onChange(files.filter((each) => each !== file))}
          >
            <X className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

const TILE = 'size-24 rounded-card bg-accent-soft object-cover';
