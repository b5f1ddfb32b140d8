import { MOMENT_MAX_STICKERS, type NewSticker } from '@arquiba/contract/moment-stickers';
import { Button } from '../../ui/button.tsx';
import { STICKER_KINDS } from './sticker-kinds.ts';

interface StickerBarProps {
  stickers: readonly NewSticker[];
  onAdd(kind: NewSticker['kind']): void;
}

export function StickerBar({ stickers, onAdd }: StickerBarProps) {
  const isFull = stickers.length >= MOMENT_MAX_STICKERS;
  const hasPoll = stickers.some(({ kind }) => kind === 'poll');
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">Adesivos</legend>
      <div className="flex flex-wrap gap-2">
        {STICKER_KINDS.map(({ kind, label }) => (
          <Button
            key={kind}
            tone="soft"
            size="sm"
            disabled={isFull || (kind === 'poll' && hasPoll)}
            onClick={() => onAdd(kind)}
          >
            {label}
          </Button>
        ))}
      </div>
      <p className="text-sm text-muted">
        {isFull
          ? `São no máximo ${MOMENT_MAX_STICKERS} adesivos.`
          : 'Arraste para mudar de lugar, ou use as setas do teclado.'}
      </p>
    </fieldset>
  );
}
