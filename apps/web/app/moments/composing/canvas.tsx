import type { NewSticker } from '@arquiba/contract/moment-stickers';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { DraftFile } from '../../draft.ts';
import { imageLink } from '../../files/public/image-link.ts';
import { cx } from '../../ui/class-names.ts';
import { ImagePlus } from '../../ui/icons/image-plus.tsx';
import { PLACED, placeAt } from '../sticker-place.ts';
import { labelOf } from './sticker-kinds.ts';
import { StickerPreview } from './sticker-preview.tsx';

const STEP = 2;
const DRAG_PIXELS = 4;
const MOVES: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface CanvasProps {
  file: DraftFile | null;
  stickers: NewSticker[];
  titles: Readonly<Record<string, string>>;
  onChange(stickers: NewSticker[]): void;
  onEdit(index: number): void;
}

/** The moment as it will look. Stickers are dragged, or moved with the arrow keys. */
export function Canvas({ file, stickers, titles, onChange, onEdit }: CanvasProps) {
  const frame = useRef<HTMLElement>(null);
  const from = useRef({ x: 0, y: 0, dragged: false });
  const move = (index: number, x: number, y: number) => {
    const sticker = stickers[index];
    if (sticker) onChange(stickers.with(index, { ...sticker, x: inside(x), y: inside(y) }));
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const [byX, byY] = MOVES[event.key] ?? [];
    const sticker = stickers[index];
    if (event.key === 'Delete' || event.key === 'Backspace') onChange(stickers.toSpliced(index, 1));
    else if (byX === undefined || byY === undefined || !sticker) return;
    else move(index, sticker.x + byX, sticker.y + byY);
    event.preventDefault();
  };
  const drag = (event: PointerEvent, index: number) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { x, y } = from.current;
    const far = Math.hypot(event.clientX - x, event.clientY - y) > DRAG_PIXELS;
    from.current.dragged ||= far;
    if (!from.current.dragged) return;
    const part = (at: number, start: number, size: number) => ((at - start) / size) * 100;
    move(index, part(event.clientX, box.left, box.width), part(event.clientY, box.top, box.height));
  };
  return (
    <section
      ref={frame}
      aria-label="Prévia do moment"
      className="@container-size relative aspect-[9/16] w-full touch-none overflow-hidden rounded-card bg-night"
    >
      {file ? <Media file={file} /> : <Nothing />}
      {stickers.map((sticker, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: it stays the same while it is dragged
          key={index}
          ref={placeAt(sticker)}
          type="button"
          aria-label={`${labelOf(sticker)}. Setas movem, Delete tira, Enter edita.`}
          onKeyDown={(event) => onKeyDown(event, index)}
          onPointerDown={(event) => {
            from.current = { x: event.clientX, y: event.clientY, dragged: false };
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={(event) => drag(event, index)}
          onClick={() => !from.current.dragged && onEdit(index)}
          className={cx(PLACED, 'cursor-move text-left')}
        >
          <StickerPreview sticker={sticker} titles={titles} />
        </button>
      ))}
    </section>
  );
}

function Media({ file }: { file: DraftFile }) {
  const shape = 'absolute inset-0 size-full object-contain';
  if (file.mime.startsWith('image/')) {
    const src = `${imageLink(file.url)}?w=640`;
    return <img src={src} alt={file.alt || 'Foto escolhida'} className={shape} />;
  }
  return (
    <video
      src={file.url}
      muted
      autoPlay
      loop
      playsInline
      aria-label="Vídeo escolhido"
      className={shape}
    />
  );
}

function Nothing() {
  return (
    <span className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-6 text-center text-balance text-chalk/80">
      <ImagePlus className="size-10" />
      Sua foto ou seu vídeo aparece aqui.
    </span>
  );
}

function inside(percent: number): number {
  return Math.min(Math.max(Math.round(percent * 10) / 10, 5), 95);
}
