import * as z from 'zod/mini';

/** The languages of captions, the one that is shown first before the others. */
export const captionLanguages = {
  'pt-BR': 'Português',
  en: 'Inglês',
  es: 'Espanhol',
  fr: 'Francês',
  it: 'Italiano',
  de: 'Alemão',
  ja: 'Japonês',
} as const;

export const captionLanguage = z.enum(
  Object.keys(captionLanguages) as (keyof typeof captionLanguages)[],
);
export type CaptionLanguage = z.output<typeof captionLanguage>;

export const captionTrack = z.object({
  language: captionLanguage,
  /** As WebVTT; changes with the text. */
  url: z.string(),
});
export type CaptionTrack = z.output<typeof captionTrack>;
