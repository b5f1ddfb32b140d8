import type { Product } from '@arquiba/contract/catalog';
import { useEffect, useState } from 'react';
import { atWidth } from '../../ui/picture-sources.ts';
import type { WornFrame } from './draw-frame.ts';

/** Sharp enough for a face that fills the photo. */
const FRONT_WIDTH = 768;

type WornState = WornFrame | 'loading' | 'none' | 'failed';

/** A colour of a frame, ready to be drawn on a face; `none` if the shop has no picture of it for the try-on. */
export function useWornFrame(product: Product | null, colorId: string | undefined): WornState {
  const [state, setState] = useState<WornState>('loading');
  const color = product?.colors.find(({ id }) => id === colorId) ?? product?.colors[0];
  const url = color?.views.find(({ kind }) => kind === 'prova')?.image.url;
  useEffect(() => {
    if (!product || !color || !url) return setState(product ? 'none' : 'loading');
    let gone = false;
    const front = new Image();
    // Readable, so that the picture can be saved.
    front.crossOrigin = 'anonymous';
    front.src = atWidth(url, FRONT_WIDTH);
    const { front: width, temple, lensHeight } = product.measures;
    front.decode().then(
      () => !gone && setState({ front, width, temple, lensHeight, hex: color.hex }),
      () => !gone && setState('failed'),
    );
    return () => {
      gone = true;
    };
  }, [product, color, url]);
  return state;
}
