import { invalidInput } from '../platform/calls/read-input.ts';

/** A comment needs a text or a picture. */
export function requireContent(text: string, media: object | null | undefined): void {
  if (text === '' && !media) throw invalidInput({ text: 'Escreva o comentário' });
}
