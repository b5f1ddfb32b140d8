import { IMAGE_WIDTHS } from '@arquiba/media-contract/download-url';
import { MediaError } from '@arquiba/media-contract/errors';
import type { OutputFormat } from '../decoder/jobs.ts';

/** The derivative that answers a request: many requests share one. */
export interface ImagePlan {
  width: number;
  height: number;
  format: OutputFormat;
  quality: number;
  /** The answer depends on what the caller accepts. */
  negotiated: boolean;
}

interface Source {
  width: number;
  height: number;
  mime: string;
}

const QUALITIES = [30, 50, 70, 80, 90, 100] as const;
const DEFAULT_QUALITY = 80;
const MAX_SIDE = 5000;
const FITS = ['shrink', 'max', 'crop', 'width', 'height'] as const;
const FORMATS = ['auto', 'webp', 'jpg', 'jpeg', 'png'] as const;

export function planImage(query: URLSearchParams, source: Source, accept: string): ImagePlan {
  const width = readNumber(query, 'w', MAX_SIDE);
  const height = readNumber(query, 'h', MAX_SIDE);
  const fit = readWord(query, 'fit', FITS) ?? 'shrink';
  const asked = readWord(query, 'f', FORMATS) ?? 'auto';
  const quality = readNumber(query, 'q', 100) ?? DEFAULT_QUALITY;
  const format = asked === 'auto' ? negotiate(source.mime, accept) : NAMED_FORMATS[asked];
  return {
    ...resultSize(source, width, height, fit),
    format,
    quality: format === 'png' || format === 'gif' ? 0 : roundUp(quality, QUALITIES),
    negotiated: asked === 'auto',
  };
}

function resultSize(
  source: Source,
  askedWidth: number | null,
  askedHeight: number | null,
  fit: (typeof FITS)[number],
) {
  let width = askedWidth && roundUp(askedWidth, IMAGE_WIDTHS);
  let height = askedHeight && roundUp(askedHeight, IMAGE_WIDTHS);
  // With both given, the shape asked for is kept; in steps, as shapes would be without end.
  if (askedWidth && askedHeight && width) {
    height = Math.min(
      MAX_SIDE,
      Math.max(8, Math.round((askedHeight * width) / askedWidth / 8) * 8),
    );
  }
  if (fit === 'width' && width) height = null;
  if (fit === 'height' && height) width = null;
  if (fit === 'crop' && width && height) {
    const scale = Math.min(1, source.width / width, source.height / height);
    return { width: side(width * scale), height: side(height * scale) };
  }
  const scale = Math.min(
    1,
    (width ?? MAX_SIDE) / source.width,
    (height ?? MAX_SIDE) / source.height,
  );
  return { width: side(source.width * scale), height: side(source.height * scale) };
}

const NAMED_FORMATS = { webp: 'webp', jpg: 'jpeg', jpeg: 'jpeg', png: 'png' } as const;

/** WebP for whoever says that it reads it, else the format that the file has. AVIF costs too much. */
function negotiate(mime: string, accept: string): OutputFormat {
  if (accept.includes('image/webp')) return 'webp';
  if (mime === 'image/png' || mime === 'image/webp' || mime === 'image/gif') {
    return mime.slice('image/'.length) as OutputFormat;
  }
  return mime === 'image/svg+xml' ? 'png' : 'jpeg';
}

function readNumber(query: URLSearchParams, name: string, max: number): number | null {
  const text = query.get(name);
  if (text === null) return null;
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= max) return value;
  throw new MediaError('invalid_parameter', {
    message: `O parâmetro "${name}" deve ser um número inteiro de 1 a ${max}.`,
    details: { parameter: name },
  });
}

function readWord<const W extends string>(
  query: URLSearchParams,
  name: string,
  words: readonly W[],
): W | null {
  const text = query.get(name);
  if (text === null) return null;
  const word = words.find((candidate) => candidate === text);
  if (word) return word;
  throw new MediaError('invalid_parameter', {
    message: `O parâmetro "${name}" deve ser um destes: ${words.join(', ')}.`,
    details: { parameter: name },
  });
}

function roundUp(value: number, steps: readonly number[]): number {
  return steps.find((step) => step >= value) ?? steps.at(-1) ?? value;
}

function side(length: number): number {
  return Math.max(1, Math.round(length));
}
