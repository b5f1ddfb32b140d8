import type { Product } from '@arquiba/contract/catalog';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CameraView } from './camera.tsx';
import { Face, type Photo } from './face.tsx';

interface TryOnProps {
  product: Product;
  /** The colour that was chosen on the page. */
  colorId: string;
  onClose(): void;
}

/** Wide enough for any screen; a larger photo makes dragging slow. */
const WIDEST = 1200;
const BAD_FILE = 'Não deu para abrir este arquivo. Escolha uma foto em JPG, PNG ou WebP.';

/** Shows the frame on a photo of the person, to scale. Runs in the browser: no picture is uploaded. */
export default function TryOn({ product, colorId, onClose }: TryOnProps) {
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [camera, setCamera] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);

  async function open(chosen: File | undefined) {
    if (!chosen) return;
    setProblem(null);
    try {
      const bitmap = await createImageBitmap(chosen);
      setPhoto(fitted(bitmap, bitmap.width, bitmap.height));
      bitmap.close();
    } catch {
      setProblem(BAD_FILE);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Provar o ${product.title}`}
      size="lg"
      actions={
        photo && (
          <Button tone="secondary" onClick={() => setPhoto(null)}>
            Outra foto
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        {problem && (
          <p role="alert" className="rounded-card bg-card-red-soft p-3 text-card-red">
            {problem}
          </p>
        )}
        {photo ? (
          <Face product={product} photo={photo} colorId={colorId} />
        ) : camera ? (
          <CameraView
            {...{ product, colorId }}
            onPhoto={(video) => {
              setCamera(false);
              setPhoto(fitted(video, video.videoWidth, video.videoHeight, true));
            }}
            onProblem={(said) => {
              setCamera(false);
              setProblem(said);
            }}
          />
        ) : (
          <div className="grid justify-items-center gap-5 py-6 text-center">
            <p className="max-w-[44ch]">
              Use uma foto de frente, com o rosto reto e sem óculos. Ela fica só neste aparelho:
              nada é enviado.
            </p>
            <div className="flex flex-wrap justify-center gap-3">
              <Button
                onClick={() => {
                  setProblem(null);
                  setCamera(true);
                }}
              >
                Usar a câmera
              </Button>
              <Button tone="secondary" onClick={() => file.current?.click()}>
                Escolher uma foto
              </Button>
            </div>
            <input
              ref={file}
              type="file"
              accept="image/*"
              aria-label="Foto do rosto"
              tabIndex={-1}
              className="sr-only"
              onChange={(event) => void open(event.currentTarget.files?.[0])}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** A scaled still copy of a picture. That of the camera is mirrored: people know their face from mirrors. */
function fitted(source: CanvasImageSource, width: number, height: number, mirrored = false): Photo {
  const scale = Math.min(1, WIDEST / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (mirrored) {
    context?.translate(canvas.width, 0);
    context?.scale(-1, 1);
  }
  context?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return { canvas, width: canvas.width, height: canvas.height };
}
