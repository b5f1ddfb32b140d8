import type { MediaErrorBody } from '@arquiba/media-contract/errors';

/** What the decoder processes are asked; it travels as JSON, so files are named, not sent. */
export interface DecoderJobs {
  inspect: { job: InspectJob; result: ImageFacts };
  render: { job: RenderJob; result: RenderedImage };
}

export interface InspectJob {
  file: string;
}

export interface ImageFacts {
  /** As shown, that is after orientation. */
  width: number;
  height: number;
  placeholder: string | null;
}

export type OutputFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** A part of a picture as shown. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What stays of a picture that is larger than its box; `smart` ones look at what is in it. */
export type Position =
  | 'center'
  | 'top'
  | 'bottom'
  | 'left'
  | 'right'
  | 'top-left'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-right'
  | 'smart'
  | 'smart-entropy';

export interface RenderJob {
  file: string;
  output: string;
  /** What is cut out first; null for all of it. */
  region: Region | null;
  /** Exact size of the result. */
  width: number;
  height: number;
  /** What stays where the shape differs; null lets the picture take the other shape. */
  position: Position | null;
  format: OutputFormat;
  quality: number;
  /** 1 to 100; null is what we think right. */
  effort: number | null;
  /** In pixels of the result; 0 is none. */
  blur: number;
  /** One frame or page of many, from 1; null is all of a moving picture, the first of others. */
  page: number | null;
}

export interface RenderedImage {
  size: number;
}

export type DecoderRequest = {
  [K in keyof DecoderJobs]: { kind: K; job: DecoderJobs[K]['job'] };
}[keyof DecoderJobs];

export type DecoderAnswer =
  | { ok: true; result: unknown }
  | { ok: false; error: MediaErrorBody['error']; reason: string };
