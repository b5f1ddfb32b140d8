import { type Box, fileBoxes } from './mp4-boxes.ts';
import type { Scan } from './scan-file.ts';

/** The boxes between two places of a file, each at its cost. */
export async function* scanBoxes(scan: Scan, from: number, to: number): AsyncGenerator<Box> {
  for await (const box of fileBoxes(scan.handle, from, to)) {
    scan.spend(box.start - box.at);
    yield box;
  }
}
