import { randomName } from './random-name.ts';

const KEY = /^[0-9]{8}\/[0-9a-z]{26}$/;

/** A name for content, under the day of its arrival; never given twice. */
export function newKey(): string {
  return `${new Date().toISOString().slice(0, 10).replaceAll('-', '')}/${randomName()}`;
}

export function isKey(text: string): boolean {
  return KEY.test(text);
}
