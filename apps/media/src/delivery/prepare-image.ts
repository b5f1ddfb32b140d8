import { MediaError } from '@arquiba/media-contract/errors';
import type { MediaServices } from '../services.ts';
import type { Derivative } from './derivative-cache.ts';
import type { ImageSource } from './find-source.ts';
import {
  type ImageParameters,
  isUsual,
  readFormats,
  readImageParameters,
  roundParameters,
  usualParameters,
} from './image-parameters.ts';
import { type ImagePlan, planImage, variantOf } from './image-plan.ts';
import { presets } from './presets.ts';

/** How many different pictures of one content are made exactly as asked; others are rounded … */
export const EXACT_VARIANTS = 100;
/** … up to this many. Those of a usual width, of which there are few, answer all other questions. */
export const MAX_VARIANTS = 300;

/** Decides which picture answers an address; one that is `counted` may be made thereafter. */
export async function prepareImage(
  { derivatives }: Pick<MediaServices, 'derivatives'>,
  source: ImageSource,
  { transformation, query }: { transformation: string; query: URLSearchParams },
  accept: string,
  { counted }: { counted: boolean },
): Promise<ImagePlan> {
  const preset = presets.get(transformation);
  if (preset) {
    const { format, fallback } = readFormats(query);
    return planImage({ ...preset, fallback, format: format ?? preset.format }, source, accept);
  }
  const asked = readImageParameters(query);
  const admits = (parameters: ImageParameters, plan: ImagePlan, limit: number) =>
    isUsual(parameters) ||
    derivatives.admit(`${source.key}/${variantOf(plan)}`, limit, { counted });
  const exact = planImage(asked, source, accept);
  if (await admits(asked, exact, EXACT_VARIANTS)) return exact;
  const rounded = roundParameters(asked);
  const plan = planImage(rounded, source, accept);
  if (await admits(rounded, plan, MAX_VARIANTS)) return plan;
  return planImage(usualParameters(rounded, plan.width), source, accept);
}

/** The picture, made if it is not there yet. */
export async function obtainImage(
  services: MediaServices,
  source: ImageSource,
  plan: ImagePlan,
  { cacheOnly = false } = {},
): Promise<Derivative> {
  const name = `${source.key}/${variantOf(plan)}`;
  if (!cacheOnly) {
    return await services.derivatives.obtain(name, (output) =>
      render(services, source, plan, output),
    );
  }
  const found = await services.derivatives.find(name);
  if (found) return found;
  throw new MediaError('not_found', { message: 'Esta imagem ainda não foi preparada.' });
}

async function render(
  { storage, decoder, log }: MediaServices,
  { key, etag, lane, mime }: ImageSource,
  { negotiated: _, ...plan }: ImagePlan,
  output: string,
): Promise<void> {
  const started = performance.now();
  const waiting = { lane, mime, content: etag };
  await storage.withLocalFile(key, (file) =>
    decoder.run('render', { file, output, ...plan }, waiting),
  );
  const { width, height, format } = plan;
  const milliseconds = Math.round(performance.now() - started);
  log.debug({ key, width, height, format, milliseconds }, 'derivative made');
}
