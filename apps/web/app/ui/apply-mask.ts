import { Maskito } from '@maskito/core';
import { type MaskName, masks } from './masks.ts';

/** Keeps a field to its mask until the answer is called; what it holds already is fitted too. */
export function applyMask(field: HTMLInputElement, mask: MaskName): () => void {
  const maskito = new Maskito(field, masks[mask]);
  return () => maskito.destroy();
}
