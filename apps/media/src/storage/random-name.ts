import { randomBytes } from 'node:crypto';

const BASE32 = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 26;
// Asked for a few at a time: the bytes themselves cost less than to ask.
const STOCK = 64 * LENGTH;

let stock = Buffer.alloc(0);
let used = 0;

/** A name that is never given twice. */
export function randomName(): string {
  if (used === stock.length) {
    stock = randomBytes(STOCK);
    used = 0;
  }
  let name = '';
  for (const end = used + LENGTH; used < end; used += 1) name += BASE32[(stock[used] ?? 0) % 32];
  return name;
}
