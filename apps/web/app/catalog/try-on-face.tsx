import type { Product } from '@arquiba/contract/catalog';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { TextField } from '../ui/text-field.tsx';
import { DEFAULT_PD, fitToFace, type Point, readPd } from './fit-to-face.ts';
import { FrameFront } from './frame-front.tsx';

export interface Photo {
  canvas: HTMLCanvasElement;
  width: number;
  height: number;
}

interface FaceProps {
  product: Product;
  photo: Photo;
  colorId: string;
}

const SIDES = ['esquerda', 'direita'] as const;
/** The step of an arrow key as a fraction of the width; Shift multiplies it by ten. */
const STEP = 1 / 400;

/** A photo with two marks for the pupils, which set the position and size of the frame. */
export function Face({ product, photo, colorId }: FaceProps) {
  const { width, height } = photo;
  const [pupils, setPupils] = useState<[Point, Point]>([
    { x: width * 0.4, y: height * 0.42 },
    { x: width * 0.6, y: height * 0.42 },
  ]);
  const [typedPd, setTypedPd] = useState(String(DEFAULT_PD));
  const [chosen, setChosen] = useState(colorId);
  const color = product.colors.find(({ id }) => id === chosen) ?? product.colors[0];
  const pd = readPd(typedPd);
  const fit = fitToFace(pupils, pd ?? DEFAULT_PD);
  const move = (side: number, to: Point) => {
    const inside = {
      x: Math.min(width, Math.max(0, to.x)),
      y: Math.min(height, Math.max(0, to.y)),
    };
    setPupils(side === 0 ? [inside, pupils[1]] : [pupils[0], inside]);
  };
  return (
    <div className="grid gap-4">
      <div className="relative mx-auto w-fit touch-none overflow-clip rounded-card bg-sunken">
        <Canvas photo={photo} />
        <svg viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full">
          <title>Sua foto com a armação</title>
          <g transform={fit.transform} color={color?.hex} data-testid="armacao">
            <FrameFront
              shape={product.shape}
              measures={product.measures}
              rim={RIMS[product.material]}
            />
          </g>
          {pupils.map((pupil, side) => (
            <Mark
              key={SIDES[side]}
              label={`Pupila ${SIDES[side]} da foto. Arraste, ou use as setas.`}
              at={pupil}
              unit={width}
              onMove={(to) => move(side, to)}
            />
          ))}
        </svg>
      </div>
      <p className="text-sm text-muted">
        Ponha as duas marcas no centro das pupilas. O tamanho segue a distância entre elas.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Distância entre as pupilas (mm)"
          hint="Está na receita como DP ou DNP; 63 mm é a média."
          inputMode="decimal"
          value={typedPd}
          onChange={(event) => setTypedPd(event.currentTarget.value)}
          error={pd === null ? 'A distância vai de 45 a 80 mm' : undefined}
        />
        {product.colors.length > 1 && (
          <fieldset className="min-w-0">
            <legend className="mb-1.5 font-semibold">Cor: {color?.color}</legend>
            <div className="flex flex-wrap gap-1">
              {product.colors.map(({ id, color: name, hex }) => (
                <button
                  key={id}
                  type="button"
                  aria-pressed={id === color?.id}
                  aria-label={name}
                  title={name}
                  onClick={() => setChosen(id)}
                  className="grid size-11 place-items-center rounded-pill border-2 border-transparent aria-pressed:border-ink"
                >
                  <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
                    <circle cx="16" cy="16" r="15" fill={hex} className="stroke-edge" />
                  </svg>
                </button>
              ))}
            </div>
          </fieldset>
        )}
      </div>
    </div>
  );
}

/** Rims in millimetres. */
const RIMS: Record<Product['material'], number> = {
  acetato: 4,
  nylon: 3.5,
  metal: 1.6,
  titânio: 1.3,
};

function Canvas({ photo: { canvas } }: { photo: Photo }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    canvas.className = 'block max-h-[56dvh] w-auto max-w-full';
    place.current?.replaceChildren(canvas);
  }, [canvas]);
  return <div ref={place} />;
}

interface MarkProps {
  label: string;
  at: Point;
  /** The width of the photo. */
  unit: number;
  onMove(to: Point): void;
}

function Mark({ label, at, unit, onMove }: MarkProps) {
  const drag = (event: PointerEvent<SVGGElement>) => {
    const svg = event.currentTarget.ownerSVGElement;
    const onPhoto = svg?.getScreenCTM()?.inverse();
    if (!onPhoto || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(onPhoto);
    onMove({ x, y });
  };
  const press = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const step = unit * STEP * (event.shiftKey ? 10 : 1);
    onMove({ x: at.x + way[0] * step, y: at.y + way[1] * step });
  };
  const ring = unit * 0.026;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button of HTML cannot stand in a drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      transform={`translate(${at.x} ${at.y})`}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      className="cursor-move outline-none [&:focus-visible>circle:nth-child(3)]:stroke-orange"
    >
      <circle r={unit * 0.05} className="fill-transparent" />
      <circle r={ring} strokeWidth={unit * 0.011} className="fill-transparent stroke-black/60" />
      <circle r={ring} strokeWidth={unit * 0.005} className="fill-transparent stroke-white" />
      <path
        d={`M${-ring} 0H${ring}M0 ${-ring}V${ring}`}
        strokeWidth={unit * 0.003}
        className="stroke-orange"
      />
    </g>
  );
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
