import type { Product } from '@arquiba/contract/catalog';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { drawFrame } from './draw-frame.ts';
import { type FindFace, loadFaceFinder } from './face-finder.ts';
import { type Pose, poseOf, smoothed } from './pose.ts';
import { DEFAULT_PD } from './pupils.ts';
import { useWornFrame } from './worn-frame.ts';

interface LiveFaceProps {
  product: Product;
  colorId: string;
  video: HTMLVideoElement;
  onFailed(): void;
}

type State = 'loading' | 'looking' | 'worn';

/** The picture of the camera with the frame on the face in it; lies over the video. */
export function LiveFace({ product, colorId, video, onFailed }: LiveFaceProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<State>('loading');
  const worn = useWornFrame(product, colorId);
  const show = useEffectEvent((mirror: HTMLCanvasElement, pose: Pose | null) => {
    const shown = canvas.current;
    const context = shown?.getContext('2d');
    if (!shown || !context) return;
    if (shown.width !== mirror.width) shown.width = mirror.width;
    if (shown.height !== mirror.height) shown.height = mirror.height;
    context.drawImage(mirror, 0, 0);
    if (pose && typeof worn === 'object') drawFrame(context, worn, pose);
    setState(pose ? 'worn' : 'looking');
  });
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    const over = new AbortController();
    loadFaceFinder()
      .then((find) => follow(find, video, over.signal, show))
      .catch(() => !over.signal.aborted && fail());
    return () => over.abort();
  }, [video]);
  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Você com o ${product.title}, ao vivo`}
        className="absolute inset-0 size-full rounded-card object-contain"
      />
      <p
        role="status"
        className="absolute inset-x-3 bottom-3 mx-auto w-fit rounded-pill bg-night/75 px-3 py-1 text-sm text-chalk empty:hidden"
      >
        {SAID[state]}
      </p>
    </>
  );
}

const SAID: Record<State, string> = {
  loading: 'Preparando a prova ao vivo…',
  looking: 'Olhe para a câmera',
  worn: '',
};

/** Looks for the face again and again until it is over. People know their face from mirrors. */
async function follow(
  find: FindFace,
  video: HTMLVideoElement,
  over: AbortSignal,
  show: (mirror: HTMLCanvasElement, pose: Pose | null) => void,
): Promise<void> {
  const mirror = document.createElement('canvas');
  const context = mirror.getContext('2d');
  let pose: Pose | null = null;
  while (!over.aborted) {
    mirror.width = video.videoWidth;
    mirror.height = video.videoHeight;
    context?.translate(mirror.width, 0);
    context?.scale(-1, 1);
    context?.drawImage(video, 0, 0);
    const mesh = await find(mirror);
    if (over.aborted) return;
    const now = mesh && poseOf(mesh, DEFAULT_PD);
    pose = now ? smoothed(pose, now) : null;
    show(mirror, pose);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
