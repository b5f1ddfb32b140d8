import { readStart } from '../storage/read-start.ts';
import { SNIFF_LENGTH } from './sniff-type.ts';

/** As much of a file as is needed to tell what it is. */
export function readHead(file: string): Promise<Buffer> {
  return readStart(file, SNIFF_LENGTH);
}
