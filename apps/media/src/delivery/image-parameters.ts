import { IMAGE_WIDTHS } from '@arquiba/media-contract/download-url';
import type { Position } from '../decoder/jobs.ts';
import { readNumber, readWord } from './read-parameter.ts';

/** What an address asks of a picture. */
export interface ImageParameters extends FormatParameters {
  width: number | null;
  height: number | null;
  fit: Fit;
  crop: Position;
  quality: number | null;
  /** How hard to try for few bytes, 1 to 100. */
  effort: number | null;
  /** In pixels of the result; 0 is none. */
  blur: number;
  /** One frame or page of many, from 1. */
  page: number | null;
}

export interface FormatParameters {
  format: NamedFormat | 'auto' | null;
  /** For clients that do not read the format. */
  fallback: NamedFormat | null;
}

export type Fit = (typeof FITS)[number];
export type NamedFormat = (typeof FORMATS)[number];

export const MAX_SIDE = 5000;
const SIDE = { minimum: 1, maximum: MAX_SIDE };
const PERCENT = { minimum: 1, maximum: 100 };
const BLUR = { minimum: 0, maximum: 1000, decimals: true };
const PAGE = { minimum: 1, maximum: 10_000 };

const FITS = [
  ...(['crop', 'stretch', 'max', 'min', 'shrink', 'shrink-cover', 'enlarge'] as const),
  ...(['enlarge-cover', 'width', 'height'] as const),
] as const;
const CROPS = [
  ...(['center', 'top', 'bottom', 'left', 'right', 'top-left', 'top-right'] as const),
  ...(['bottom-left', 'bottom-right', 'smart', 'smart-entropy'] as const),
] as const satisfies readonly Position[];
const FORMATS = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif'] as const;

/** Layers, texts and whatever else an address may name are passed over. */
export function readImageParameters(query: URLSearchParams): ImageParameters {
  return {
    width: readNumber(query, ['w'], SIDE),
    height: readNumber(query, ['h'], SIDE),
    fit: readWord(query, ['fit'], FITS) ?? 'shrink',
    crop: readWord(query, ['crop'], CROPS) ?? 'center',
    quality: readNumber(query, ['q'], PERCENT),
    effort: readNumber(query, ['c'], PERCENT),
    blur: readNumber(query, ['blur'], BLUR) ?? 0,
    page: readNumber(query, ['page'], PAGE),
    ...readFormats(query),
  };
}

export function readFormats(query: URLSearchParams): FormatParameters {
  return {
    format: readWord(query, ['f'], ['auto', ...FORMATS]),
    fallback: readWord(query, ['f2'], FORMATS),
  };
}

const QUALITIES = [30, 50, 70, 80, 90, 100];
const BLURS = [0, 2, 5, 10, 20, 50, 100];

/** The same, rounded, so that few pictures answer all questions. */
export function roundParameters(asked: ImageParameters): ImageParameters {
  return {
    ...asked,
    width: asked.width && roundUp(asked.width, IMAGE_WIDTHS),
    height: asked.height && roundUp(asked.height, IMAGE_WIDTHS),
    quality: asked.quality && roundUp(asked.quality, QUALITIES),
    effort: null,
    blur: roundUp(asked.blur, BLURS),
  };
}

/** The picture of a usual width that comes nearest to one of this width. */
export function usualParameters(asked: ImageParameters, width: number): ImageParameters {
  const plain = { height: null, quality: null, effort: null, blur: 0, page: null } as const;
  return { ...asked, ...plain, width: roundUp(width, IMAGE_WIDTHS), fit: 'shrink' };
}

/** A width of the list, or the whole picture, and nothing else but a format. */
export function isUsual({ width, height, quality, effort, blur, page }: ImageParameters): boolean {
  const plain = height === null && quality === null && effort === null && page === null;
  return plain && blur === 0 && (width === null || IMAGE_WIDTHS.includes(width));
}

function roundUp(value: number, steps: readonly number[]): number {
  return steps.find((step) => step >= value) ?? steps.at(-1) ?? value;
}
