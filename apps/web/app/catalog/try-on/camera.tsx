import type { Product } from '@arquiba/contract/catalog';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FACE_MODEL_SIZE } from './face-model-folder.ts';
import { LiveFace } from './live-face.tsx';

interface CameraViewProps {
  product: Product;
  colorId: string;
  onPhoto(video: HTMLVideoElement): void;
  /** Called with a message if the camera is missing, blocked or in use. */
  onProblem(said: string): void;
}

/** The camera preview and the shutter button. Unmounting turns the camera off. */
export function CameraView({ product, colorId, onPhoto, onProblem }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState<HTMLVideoElement | null>(null);
  const [live, setLive] = useState(false);
  const fail = useEffectEvent((error: unknown) => onProblem(sentenceFor(error)));
  useEffect(() => {
    let stream: MediaStream | null = null;
    let gone = false;
    openCamera().then((opened) => {
      if (gone || !video.current) return stop(opened);
      stream = opened;
      video.current.srcObject = opened;
    }, fail);
    return () => {
      gone = true;
      stop(stream);
    };
  }, []);
  return (
    <div className="grid justify-items-center gap-4">
      <div className="relative w-full">
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label="Imagem da câmera"
          onLoadedData={(event) => setReady(event.currentTarget)}
          className="max-h-[60dvh] w-full -scale-x-100 rounded-card bg-sunken"
        />
        {live && ready && (
          <LiveFace
            {...{ product, colorId }}
            video={ready}
            onFailed={() => {
              setLive(false);
              onProblem(
                'A prova ao vivo não funcionou neste aparelho. Tire uma foto e ponha as marcas nas pupilas.',
              );
            }}
          />
        )}
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button disabled={!ready} onClick={() => ready && onPhoto(ready)}>
          Tirar a foto
        </Button>
        {!live && (
          <Button tone="secondary" disabled={!ready} onClick={() => setLive(true)}>
            Provar ao vivo
          </Button>
        )}
      </div>
      {!live && (
        <p className="text-center text-sm text-muted">
          A prova ao vivo baixa {FACE_MODEL_SIZE} uma vez. A imagem não sai deste aparelho.
        </p>
      )}
    </div>
  );
}

async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' }, audio: false });
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

function sentenceFor(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') {
    return 'A câmera está bloqueada para este site. Libere nas permissões do navegador ou escolha uma foto.';
  }
  if (name === 'NotFoundError' || name === 'OverconstrainedError') {
    return 'Nenhuma câmera foi encontrada neste aparelho. Escolha uma foto.';
  }
  return 'A câmera não abriu; talvez outro programa a esteja usando. Tente de novo ou escolha uma foto.';
}
