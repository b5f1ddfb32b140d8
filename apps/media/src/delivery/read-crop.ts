import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { MediaError } from '@arquiba/media-contract/errors';
import { filePathFault } from '@arquiba/media-contract/file-path';
import * as z from 'zod/mini';
import type { Region } from '../decoder/jobs.ts';
import type { FileRow } from '../files/queries.ts';
import type { Storage } from '../storage/storage.ts';

/** A part of another picture, as the upload widget describes it. */
export interface Crop {
  inputPath: string;
  /** One after the other, each in what the one before left. */
  steps: Region[];
}

export const CROP_MIME = 'application/json';
const MAX_BYTES = 16 * 1024;

const geometry = z.object({
  offset: z.object({ x: z.number(), y: z.number() }),
  size: z.object({ width: z.number(), height: z.number() }),
});
const cropFile = z.object({
  inputPath: z.string(),
  pipeline: z.object({
    steps: z.array(z.looseObject({ type: z.string() })).check(z.maxLength(16)),
  }),
});

/** Reads a crop file. Of its steps only crops count: all else is for the address to say. */
export async function readCrop(storage: Storage, file: FileRow): Promise<Crop> {
  if (file.size > MAX_BYTES) throw invalidCrop();
  const text = String(await buffer(await storage.read(file.storageKey)));
  const read = cropFile.safeParse(parse(text));
  if (!read.success) throw invalidCrop();
  const steps = read.data.pipeline.steps.filter(({ type }) => type === 'crop').map(readStep);
  return { inputPath: beside(file.path, read.data.inputPath), steps };
}

/** What the steps leave of a picture of this size. */
export function cutRegion(steps: readonly Region[], size: { width: number; height: number }) {
  let left = { left: 0, top: 0, ...size };
  for (const step of steps) left = within(left, step);
  return left;
}

function within(whole: Region, step: Region): Region {
  const [left, top] = [Math.round(step.left), Math.round(step.top)];
  const [width, height] = [Math.round(step.width), Math.round(step.height)];
  // Clients compute with fractions: a pixel beyond the edge is an edge.
  const reach = { x: whole.width - left - width, y: whole.height - top - height };
  if (left < 0 || top < 0 || width < 1 || height < 1 || reach.x < -1 || reach.y < -1) {
    throw invalidCrop('O recorte está fora da imagem original.', 'geometry');
  }
  const cut = { width: width + Math.min(0, reach.x), height: height + Math.min(0, reach.y) };
  if (cut.width < 1 || cut.height < 1) {
    throw invalidCrop('O recorte está fora da imagem original.', 'geometry');
  }
  return { left: whole.left + left, top: whole.top + top, ...cut };
}

function readStep(step: Record<string, unknown>): Region {
  const read = geometry.safeParse(step.geometry);
  if (!read.success) {
    throw invalidCrop('"geometry" do recorte deve ter posição e tamanho em números.', 'geometry');
  }
  const { offset, size } = read.data;
  return { left: offset.x, top: offset.y, ...size };
}

/** A bare name in the folder of the crop file, and never the crop file itself. */
function beside(path: string, name: string): string {
  const target = posix.join(posix.dirname(path), name);
  const isBare = name !== '' && !/[/\\]/.test(name) && filePathFault(`/${name}`) === null;
  if (!isBare || filePathFault(target) !== null) {
    throw invalidCrop('"inputPath" deve ser o nome de um arquivo da mesma pasta.', 'inputPath');
  }
  if (target === path) throw invalidCrop('Um recorte não pode ser de si mesmo.', 'inputPath');
  return target;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function invalidCrop(message?: string, parameter?: string): MediaError {
  return new MediaError('invalid_crop', {
    ...(message && { message }),
    ...(parameter && { details: { parameter } }),
  });
}
