import type { Product } from '@arquiba/contract/catalog';
import { slugOf } from '@arquiba/contract/slug';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Download } from '../../ui/icons/download.tsx';
import { Share2 } from '../../ui/icons/share-2.tsx';

/** Saves what the dialog shows as one picture, or gives it to another program of the device. */
export function SavePicture({ products }: { products: Product[] }) {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const titles = products.map(({ title }) => title);
  async function withPicture(use: (file: File) => Promise<void> | void) {
    setFailed(false);
    try {
      const shown = place.current?.closest('dialog')?.querySelectorAll('canvas');
      const blob = await pictureOf([...(shown ?? [])]);
      await use(new File([blob], `aro-${slugOf(titles.join(' '))}.jpg`, { type: blob.type }));
    } catch (error) {
      // The person closed the list of programs.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
    }
  }
  return (
    <div ref={place} className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button tone="secondary" icon={<Download />} onClick={() => void withPicture(save)}>
          Salvar imagem
        </Button>
        {canShareFiles() && (
          <Button
            tone="secondary"
            icon={<Share2 />}
            onClick={() =>
              void withPicture((file) =>
                navigator.share({ files: [file], title: titles.join(' e ') }),
              )
            }
          >
            Compartilhar imagem
          </Button>
        )}
      </div>
      {failed && (
        <p role="alert" className="text-card-red">
          Não deu para fazer a imagem. Tente de novo.
        </p>
      )}
    </div>
  );
}

/** All canvases beside each other. */
function pictureOf(shown: HTMLCanvasElement[]): Promise<Blob> {
  const [first] = shown;
  const whole = document.createElement('canvas');
  whole.width = shown.reduce((sum, { width }) => sum + width, 0);
  whole.height = first?.height ?? 0;
  const context = whole.getContext('2d');
  let left = 0;
  for (const one of shown) {
    context?.drawImage(one, left, 0);
    left += one.width;
  }
  return new Promise((resolve, reject) => {
    whole.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
      'image/jpeg',
      0.9,
    );
  });
}

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function canShareFiles(): boolean {
  if (!('canShare' in navigator)) return false;
  return navigator.canShare({ files: [new File([''], 'a.jpg', { type: 'image/jpeg' })] });
}
