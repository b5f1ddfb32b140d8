import { type ReactNode, useEffect, useRef, useState } from 'react';

const SIDE = 112;
/** One at a time: decoding ten large photos at once is too much for a phone. */
let turn: Promise<unknown> = Promise.resolve();

/** A thumbnail; a file that cannot be drawn shows its icon. */
export function Thumbnail({
  file,
  mime,
  fallback,
}: {
  file: File;
  mime: string;
  fallback: ReactNode;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!mime.startsWith('image/')) return;
    let wanted = true;
    turn = turn.then(async () => {
      if (!wanted) return;
      const small = await createImageBitmap(file, {
        ...{ resizeHeight: SIDE, resizeQuality: 'medium' },
      }).catch(() => null);
      if (!small) return;
      const target = canvas.current;
      if (wanted && target) {
        target.width = target.height = SIDE;
        const side = Math.min(small.width, small.height);
        const [x, y] = [(small.width - side) / 2, (small.height - side) / 2];
        target.getContext('2d')?.drawImage(small, x, y, side, side, 0, 0, SIDE, SIDE);
        setDrawn(true);
      }
      small.close();
    });
    return () => {
      wanted = false;
    };
  }, [file, mime]);
  return (
    <>
      <canvas ref={canvas} hidden={!drawn} />
      {!drawn && fallback}
    </>
  );
}
