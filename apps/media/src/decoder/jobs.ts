import type { MediaErrorCode } from '@arquiba/media-contract/errors';

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

export type OutputFormat = 'jpeg' | 'png' | 'webp' | 'gif';

export interface RenderJob {
  file: string;
  output: string;
  /** Exact size of the result; what does not fit the shape is cut off evenly. */
  width: number;
  height: number;
  format: OutputFormat;
  quality: number;
}

export interface RenderedImage {
  size: number;
}

export type DecoderRequest = {
  [K in keyof DecoderJobs]: { kind: K; job: DecoderJobs[K]['job'] };
}[keyof DecoderJobs];

export type DecoderAnswer =
  | { ok: true; result: unknown }
  | { ok: false; code: MediaErrorCode; reason: string };
