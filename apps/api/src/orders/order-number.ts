import { readableCode } from '../platform/readable-code.ts';

/** Such as 'K7QM-2XRA'. */
export function newOrderNumber(): string {
  return `${readableCode(4)}-${readableCode(4)}`;
}
