import type { Fit } from './image-parameters.ts';

interface Size {
  width: number;
  height: number;
}

/** The exact size of a picture that is fitted into, or over, a box of which a side may be open. */
export function resultSize(
  source: Size,
  box: { width: number | null; height: number | null },
  fit: Fit,
): Size {
  const { width, height } = box;
  if (fit === 'stretch') {
    return { width: width ?? source.width, height: height ?? source.height };
  }
  if (fit === 'crop' && width && height) return { width, height };
  const byWidth = width && width / source.width;
  const byHeight = height && height / source.height;
  const scale = scaleFor(fit, byWidth, byHeight);
  return { width: side(source.width * scale), height: side(source.height * scale) };
}

function scaleFor(fit: Fit, byWidth: number | null, byHeight: number | null): number {
  if (fit === 'width') return byWidth ?? 1;
  if (fit === 'height') return byHeight ?? 1;
  const scales = [byWidth, byHeight].filter((scale) => scale !== null);
  if (scales.length === 0) return 1;
  const scale = COVERING.has(fit) ? Math.max(...scales) : Math.min(...scales);
  if (fit === 'shrink' || fit === 'shrink-cover') return Math.min(1, scale);
  if (fit === 'enlarge' || fit === 'enlarge-cover') return Math.max(1, scale);
  return scale;
}

const COVERING = new Set<Fit>(['min', 'shrink-cover', 'enlarge-cover']);

function side(length: number): number {
  return Math.max(1, Math.round(length));
}
