import type { OutputFormat, Region, RenderJob } from '../decoder/jobs.ts';
import { chooseFormat } from './choose-format.ts';
import { type ImageParameters, MAX_SIDE } from './image-parameters.ts';
import { invalid } from './read-parameter.ts';
import { resultSize } from './result-size.ts';

/** The derivative that answers a request: many requests share one. */
export interface ImagePlan extends Omit<RenderJob, 'file' | 'output'> {
  /** The answer depends on what the caller accepts. */
  negotiated: boolean;
}

/** What a picture is made from, as it is shown. */
export interface PlannedSource {
  width: number;
  height: number;
  mime: string;
  region: Region | null;
}

// AVIF's scale is another: this looks as WebP does at its own.
const DEFAULT_QUALITY = { jpeg: 80, webp: 80, avif: 60, png: 0, gif: 0 };
const MAX_RESULT_PIXELS = MAX_SIDE ** 2;
const MAX_RESULT_SIDE = 16_383;

export function planImage(
  asked: ImageParameters,
  source: PlannedSource,
  accept: string,
): ImagePlan {
  const size = resultSize(source, asked, asked.fit);
  refuseGiant(asked, source, size);
  const { format, negotiated } = chooseFormat(asked, source.mime, accept);
  const isCut = asked.fit === 'crop' && asked.width !== null && asked.height !== null;
  const fitting = withinFormat(format, size, negotiated);
  const lossless = fitting === 'png' || fitting === 'gif';
  return {
    ...size,
    region: source.region,
    position: isCut ? asked.crop : null,
    format: fitting,
    quality: lossless ? 0 : (asked.quality ?? DEFAULT_QUALITY[fitting]),
    effort: fitting === 'jpeg' || fitting === 'avif' ? null : asked.effort,
    blur: asked.blur,
    page: asked.page,
    negotiated,
  };
}

/** The name of a derivative among all that are made from the same content. */
export function variantOf(plan: ImagePlan): string {
  const { width, height, region, position, quality, effort, blur, page, format } = plan;
  const cut = region ? `${region.left}.${region.top}.${region.width}.${region.height}_` : '';
  const details = [
    position && position !== 'center' ? `_${position}` : position ? '_cut' : '',
    quality ? `_q${quality}` : '',
    effort ? `_c${effort}` : '',
    blur ? `_b${blur}` : '',
    page ? `_p${page}` : '',
  ];
  return `${cut}${width}x${height}${details.join('')}.${format}`;
}

/** As large as the original is always possible; what is made larger has an end. */
function refuseGiant(
  asked: ImageParameters,
  source: PlannedSource,
  { width, height }: { width: number; height: number },
): void {
  if (width <= source.width && height <= source.height) return;
  if (width * height <= MAX_RESULT_PIXELS && Math.max(width, height) <= MAX_RESULT_SIDE) return;
  throw invalid(asked.width ? 'w' : 'h', `faria uma imagem grande demais: ${width} × ${height}`);
}

/** A WebP has at most 16383 pixels on a side. */
function withinFormat(
  format: OutputFormat,
  { width, height }: { width: number; height: number },
  negotiated: boolean,
): OutputFormat {
  if (format !== 'webp' || Math.max(width, height) <= MAX_RESULT_SIDE) return format;
  if (negotiated) return 'jpeg';
  throw invalid('f', `não pode ser webp nesta imagem: ela tem mais de ${MAX_RESULT_SIDE} pixels`);
}
