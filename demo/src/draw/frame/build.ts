import { mirrored, offsetOutline, type Point } from '../geometry.ts';
import { type FrameShape, lensOutline, maskOutline } from './contours.ts';

/** Everything about a frame but its colour; lengths in millimetres. */
export interface FrameForm {
  shape: FrameShape;
  cut: number;
  /** full: rim all around; wire: thin metal; browline: heavy brow, wire below; half: only the brow; mask: one lens. */
  build: 'full' | 'wire' | 'browline' | 'half' | 'mask';
  rim: number;
  bridgeStyle: 'saddle' | 'keyhole' | 'thin' | 'double';
  lensWidth: number;
  lensHeight: number;
  bridge: number;
  temple: number;
  front: number;
  /** Sun lenses cast a shadow of their own. */
  tinted: boolean;
}

/** Outlines in millimetres; the origin is the middle of the bridge at lens height. */
export interface FrameBuild {
  /** Clockwise, right eye first; a mask has only one. */
  lenses: Point[][];
  /** Filled, their union without the lenses is the front. */
  solids: Point[][];
  hinge: { x: number; y: number; height: number };
  top: number;
  bottom: number;
}

const hingeLevel: Record<FrameShape, number> = {
  redondo: 0.36,
  quadrado: 0.74,
  retangular: 0.68,
  aviador: 0.74,
  gatinho: 0.9,
  esportivo: 0.6,
};

/** How far below the brow the bridge sits, as a share of the lens height. */
const bridgeSink: Record<FrameShape, number> = {
  redondo: 0.11,
  quadrado: 0,
  retangular: 0,
  aviador: 0,
  gatinho: 0.1,
  esportivo: 0.05,
};

export function buildFrame(form: FrameForm): FrameBuild {
  const halfHeight = form.lensHeight / 2;
  const hinge = {
    x: form.front / 2,
    y: -halfHeight * hingeLevel[form.shape],
    height: form.build === 'wire' ? 3.4 : Math.max(4.6, form.rim * 1.55),
  };
  const right = rightLens(form);
  const lenses = form.build === 'mask' ? [right] : [right, mirrored(right).reverse()];
  const rims = lenses.map((lens) => rimOf(form, lens));
  const end = endPiece(form, hinge, rims[0] as Point[]);
  const solids = [...rims, end, mirrored(end).reverse(), ...bridgeOf(form)];
  const ys = [...rims.flat(), ...right].map(([, y]) => y);
  return { lenses, solids, hinge, top: Math.min(...ys), bottom: Math.max(...ys) };
}

function rightLens(form: FrameForm): Point[] {
  if (form.build === 'mask') {
    return maskOutline(form.lensWidth * 2 + form.bridge, form.lensHeight, form.bridge);
  }
  const center: Point = [(form.bridge + form.lensWidth) / 2, 0];
  return lensOutline(
    form.shape,
    form.cut,
    { width: form.lensWidth, height: form.lensHeight },
    center,
  );
}

/** How far the rim reaches over the lens, by the direction it faces. */
function rimOf(form: FrameForm, lens: readonly Point[]): Point[] {
  const side = Math.sign(Math.round(middleOf(lens))) || 1;
  return offsetOutline(lens, ([nx, ny]) => {
    const outwards = Math.max(0, nx * side);
    const up = Math.max(0, -ny);
    const down = Math.max(0, ny);
    switch (form.build) {
      case 'wire':
        return form.rim * (1 + 0.2 * up);
      case 'half':
      case 'mask':
        return form.rim * smooth(-0.05, 0.75, up) * (1 + 0.25 * outwards);
      case 'browline':
        return 1.1 + form.rim * smooth(0.1, 0.7, up) * (0.85 + 0.6 * outwards);
      default: {
        const wing = form.shape === 'gatinho' ? 1.1 * Math.max(0, outwards * up * 2) ** 1.5 : 0;
        return form.rim * (0.9 + 0.32 * up ** 1.4 + 0.22 * outwards - 0.14 * down + wing);
      }
    }
  });
}

/** The corner that carries the hinge: it leaves the brow and ends at the full width of the front. */
function endPiece(form: FrameForm, hinge: FrameBuild['hinge'], rim: readonly Point[]): Point[] {
  const half = hinge.height / 2;
  const { x, y } = hinge;
  const reaching = (dx: number, dy: number) =>
    rim.reduce((best, point) =>
      point[0] * dx + point[1] * dy > best[0] * dx + best[1] * dy ? point : best,
    );
  const brow =
    form.build === 'wire' || form.shape === 'redondo' ? reaching(0.86, -0.5) : reaching(0.42, -0.9);
  const below = y + half * 2.6;
  const under = rim
    .filter((point) => point[0] > middleOf(rim))
    .reduce((best, point) =>
      Math.abs(point[1] - below) < Math.abs(best[1] - below) ? point : best,
    );
  const sharp = Math.min(brow[1] + 0.2, y - half);
  const browLine: Point = [x - 2.4, sharp + (y - half - sharp) * 0.86];
  return [
    brow,
    browLine,
    [x - 0.9, y - half * 0.94],
    [x - 0.15, y - half * 0.55],
    [x, y],
    [x - 0.2, y + half * 0.55],
    [x - 0.9, y + half * 0.92],
    [x - 2.2, y + half * 1.02],
    [under[0] + 1.3, y + half * 1.25],
    [under[0] + 0.5, y + half * 1.7],
    [under[0], under[1]],
    [under[0] - 3, y],
  ];
}

function middleOf(outline: readonly Point[]): number {
  return outline.reduce((sum, [x]) => sum + x, 0) / outline.length;
}

function bridgeOf(form: FrameForm): Point[][] {
  const half = form.bridge / 2;
  const h = form.lensHeight;
  const sink = h * bridgeSink[form.shape];
  switch (form.build === 'mask' ? 'mask' : form.bridgeStyle) {
    case 'mask':
      return [];
    case 'thin':
      return [bar(half + 2.6, -h * 0.2, 4.2, form.build === 'wire' ? form.rim * 1.15 : 2.2)];
    case 'double':
      return [
        bar(half + 5, -h * 0.12, 4.4, form.rim * 1.1),
        bar(half + h * 0.16, -h * 0.47, 1, form.rim * 1.25),
      ];
    case 'keyhole':
      return [saddle(form, half + 2.4, -h * 0.41 + sink, -h * 0.04 + sink, 0.5)];
    default:
      return [saddle(form, half + 2.4, -h * 0.44 + sink, -h * 0.1 + sink, 0.9)];
  }
}

/** A round bar that arches from lens to lens. */
function bar(reach: number, y: number, rise: number, thickness: number): Point[] {
  const steps = 20;
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let step = 0; step <= steps; step++) {
    const t = (step / steps) * 2 - 1;
    const middle = y - rise * (1 - t * t);
    upper.push([t * reach, middle - thickness / 2]);
    lower.unshift([t * reach, middle + thickness / 2]);
  }
  return [...upper, ...lower];
}

/**
 * The bridge of an acetate front: a saddle that flows into both rims. A low
 * `roundness` opens the keyhole.
 */
function saddle(
  form: FrameForm,
  reach: number,
  top: number,
  bottom: number,
  roundness: number,
): Point[] {
  const steps = 28;
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let step = 0; step <= steps; step++) {
    const t = (step / steps) * 2 - 1;
    const lift = 1 - t * t;
    const flare = Math.abs(t) ** 2.6;
    upper.push([t * reach, top - 1.1 * lift - flare * form.lensHeight * 0.06]);
    lower.unshift([
      t * reach,
      bottom - form.lensHeight * 0.13 * lift ** roundness + flare * form.lensHeight * 0.16,
    ]);
  }
  return [...upper, ...lower];
}

function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
