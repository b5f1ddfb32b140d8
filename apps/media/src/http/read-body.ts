import { MediaError } from '@arquiba/media-contract/errors';
import type * as z from 'zod/mini';

/** What was sent, checked; a refusal names the first field that is wrong. */
export function readBody<T extends z.ZodMiniType>(schema: T, sent: unknown): z.output<T> {
  const read = schema.safeParse(sent);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const parameter = issue?.path.join('.') ?? '';
  throw new MediaError('invalid_parameter', {
    message: parameter ? `"${parameter}" é inválido.` : 'O corpo do pedido é inválido.',
    details: { parameter },
  });
}
