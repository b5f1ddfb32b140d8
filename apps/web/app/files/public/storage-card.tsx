import type { Storage } from '@arquiba/contract/files';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { formatSize } from './format-size.ts';

// From here on the next video may not fit.
const NEARLY_FULL = 90;

/** How much of their space for photos and videos a member uses, and how to free some. */
export function StorageCard({ storage: { usedBytes, quotaBytes } }: { storage: Storage }) {
  const percent = quotaBytes > 0 ? Math.min(100, Math.round((usedBytes / quotaBytes) * 100)) : 100;
  return (
    <Card title="Espaço para fotos e vídeos">
      <ProgressBar label="Espaço em uso" value={percent} />
      <p className="mt-3">
        <b>{formatSize(usedBytes)}</b> em uso, de {formatSize(quotaBytes)} ({percent}%).
      </p>
      {percent >= NEARLY_FULL && (
        <p className="mt-3 rounded-md bg-card-red-soft px-4 py-3 text-card-red">
          {percent === 100
            ? 'Seu espaço acabou: novos arquivos não são aceitos.'
            : 'Seu espaço está quase cheio: um vídeo pode não caber mais.'}
        </p>
      )}
      <p className="mt-3 text-sm text-muted">
        Para liberar espaço, exclua publicações com fotos ou vídeos de que você não precisa mais. Um
        envio que ficou pela metade conta por até 24 horas.
      </p>
    </Card>
  );
}
