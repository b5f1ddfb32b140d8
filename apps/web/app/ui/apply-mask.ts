import { Maskito, maskitoTransform, maskitoUpdateElement } from '@maskito/core';
import { type MaskName, masks } from './masks.ts';

/** Applies a mask to a field, also to its current value; the returned function removes it. */
export function applyMask(field: HTMLInputElement, mask: MaskName): () => void {
  const { value, selectionStart, selectionEnd } = field;
  const end = value.length;
  const selection = [selectionStart ?? end, selectionEnd ?? end] as const;
  const fitted = maskitoTransform({ value, selection }, masks[mask]);
  if (fitted.value !== value) maskitoUpdateElement(field, fitted);
  const maskito = new Maskito(field, masks[mask]);
  return () => maskito.destroy();
}
