import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { cx } from '../../ui/class-names.ts';
import { Captions } from '../../ui/icons/captions.tsx';
import { Move } from '../../ui/icons/move.tsx';
import { X } from '../../ui/icons/x.tsx';
import { TextField } from '../../ui/text-field.tsx';

const ALT_MAX_CHARACTERS = 1000;

/** The fields of a file that this editor uses. */
export interface ArrangedFile {
  /** Identifies the file. */
  path: string;
  alt: string;
  mime: string;
  /** The URL of the picture or video. */
  src: string;
}

interface ChosenFilesProps<F extends ArrangedFile> {
  files: readonly F[];
  onChange(files: F[]): void;
}

/** The files of a post or a message: reordered by dragging or with the arrow keys, described, removed. */
export function ChosenFiles<F extends ArrangedFile>({ files, onChange }: ChosenFilesProps<F>) {
  const [described, setDescribed] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const place = files.findIndex(({ path }) => path === described);
  const shown = files[place];
  const move = (path: string, to: number) => {
    const from = files.findIndex((file) => file.path === path);
    const file = files[from];
    if (!file || to < 0 || to >= files.length || to === from) return;
    onChange(files.toSpliced(from, 1).toSpliced(to, 0, file));
    setSaid(`Arquivo no lugar ${to + 1} de ${files.length}`);
  };
  return (
    <>
      <ul aria-label="Fotos e vídeos escolhidos" className="mt-3 flex flex-wrap gap-2">
        {files.map((file, index) => (
          <li key={file.path} data-place={index} className="relative">
            <Preview file={file} />
            <TileButton
              label={`Tirar arquivo ${index + 1} de ${files.length}`}
              className="-top-2 -right-2"
              onClick={() => onChange(files.filter((each) => each !== file))}
            >
              <X />
            </TileButton>
            <TileButton
              label={`Descrever arquivo ${index + 1} de ${files.length}`}
              className={cx('bottom-1 left-1', file.alt !== '' && 'text-orange')}
              pressed={file.path === described}
              onClick={() => setDescribed(file.path === described ? null : file.path)}
            >
              <Captions />
            </TileButton>
            {files.length > 1 && (
              <MoveHandle
                {...{ index, count: files.length }}
                onMove={(to) => move(file.path, to)}
              />
            )}
          </li>
        ))}
      </ul>
      {shown && (
        <TextField
          key={shown.path}
          className="mt-3"
          label={`Descrição do arquivo ${place + 1}`}
          hint="Para quem não vê a imagem."
          maxLength={ALT_MAX_CHARACTERS}
          value={shown.alt}
          onChange={(event) =>
            onChange(files.with(place, { ...shown, alt: event.currentTarget.value }))
          }
        />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

function Preview({ file: { mime, src, alt } }: { file: ArrangedFile }) {
  if (mime.startsWith('video/')) {
    return <video src={src} muted preload="metadata" aria-label={alt} className={TILE} />;
  }
  return <img src={src} alt={alt} draggable={false} className={TILE} />;
}

/** Dragged with mouse or finger, or moved with the arrow, Home and End keys. */
function MoveHandle(props: { index: number; count: number; onMove(to: number): void }) {
  const { index, count, onMove } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const to = under?.closest<HTMLElement>('[data-place]')?.dataset.place;
    if (to !== undefined) onMove(Number(to));
  };
  return (
    <TileButton
      label={`Mover arquivo ${index + 1} de ${count}`}
      className="right-1 bottom-1 cursor-grab touch-none active:cursor-grabbing"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    >
      <Move />
    </TileButton>
  );
}

interface TileButtonProps {
  label: string;
  className: string;
  pressed?: boolean;
  onClick?(): void;
  onKeyDown?(event: KeyboardEvent): void;
  onPointerDown?(event: PointerEvent<HTMLButtonElement>): void;
  onPointerMove?(event: PointerEvent<HTMLButtonElement>): void;
  children: ReactNode;
}

function TileButton({ label, className, pressed, children, ...rest }: TileButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      {...rest}
      className={cx(
        'touch absolute grid size-8 place-items-center rounded-pill bg-night text-chalk [&_.lucide]:size-4',
        className,
      )}
    >
      {children}
    </button>
  );
}

const TILE = 'size-24 rounded-card bg-accent-soft object-cover';
