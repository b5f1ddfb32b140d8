import type { Product } from '@arquiba/contract/catalog';
import { useEffect, useRef } from 'react';
import { FrameFront } from '../frame-front.tsx';
import { drawFrame } from './draw-frame.ts';
import type { Photo } from './face.tsx';
import type { Pose } from './pose.ts';
import { PupilMark } from './pupil-mark.tsx';
import type { Point } from './pupils.ts';
import { useWornFrame } from './worn-frame.ts';

interface WornPhotoProps {
  product: Product;
  photo: Photo;
  pose: Pose;
  colorId?: string;
  /** Without it the photo has no marks. */
  pupils?: [Point, Point];
  onMove?(pupils: [Point, Point]): void;
}

const SIDES = ['esquerda', 'direita'] as const;

/** The photo with a frame drawn on it, and the marks of the pupils above it. */
export function WornPhoto(props: WornPhotoProps) {
  const { product, photo, pose, colorId, pupils, onMove } = props;
  const { width, height } = photo;
  const canvas = useRef<HTMLCanvasElement>(null);
  const worn = useWornFrame(product, colorId);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.drawImage(photo.canvas, 0, 0);
    if (typeof worn === 'object') drawFrame(context, worn, pose);
  }, [photo, worn, pose]);
  const move = (side: number, to: Point) => {
    if (!pupils || !onMove) return;
    const inside = {
      x: Math.min(width, Math.max(0, to.x)),
      y: Math.min(height, Math.max(0, to.y)),
    };
    onMove(side === 0 ? [inside, pupils[1]] : [pupils[0], inside]);
  };
  const degrees = (pose.roll * 180) / Math.PI;
  return (
    <figure className="grid min-w-0 justify-items-center gap-1.5">
      <div className="relative w-fit touch-none overflow-clip rounded-card bg-sunken">
        <canvas
          ref={canvas}
          {...{ width, height }}
          role="img"
          aria-label={`Você com o ${product.title}`}
          data-worn={typeof worn === 'object' ? '' : undefined}
          data-scale={pose.perMillimetre}
          data-degrees={degrees}
          data-yaw={pose.yaw}
          className="block max-h-[56dvh] w-auto max-w-full"
        />
        <svg viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full">
          <title>Marcas das pupilas</title>
          {worn === 'none' && (
            <g
              transform={`translate(${pose.middle.x} ${pose.middle.y}) rotate(${degrees}) scale(${pose.perMillimetre}) translate(0 2)`}
              color={product.colors.find(({ id }) => id === colorId)?.hex ?? product.colors[0]?.hex}
            >
              <FrameFront
                shape={product.shape}
                measures={product.measures}
                rim={RIMS[product.material]}
              />
            </g>
          )}
          {pupils?.map((pupil, side) => (
            <PupilMark
              key={SIDES[side]}
              label={`Pupila ${SIDES[side]} da foto. Arraste, ou use as setas.`}
              at={pupil}
              unit={width}
              onMove={(to) => move(side, to)}
            />
          ))}
        </svg>
      </div>
      <figcaption className="text-sm text-muted">
        {worn === 'failed'
          ? 'A imagem da armação não carregou. Feche e abra a prova.'
          : product.title}
      </figcaption>
    </figure>
  );
}

/** Rims in millimetres. */
const RIMS: Record<Product['material'], number> = {
  acetato: 4,
  nylon: 3.5,
  metal: 1.6,
  titânio: 1.3,
};
