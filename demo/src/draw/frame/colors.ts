/** How the material of a frame takes the light. */
export type Finish = 'gloss' | 'matte' | 'tortoise' | 'twoTone' | 'fade' | 'crystal' | 'metal';

export interface LensColor {
  kind: 'clear' | 'solid' | 'gradient' | 'mirror';
  from: string;
  to: string;
}

/** Everything about a frame but its form. */
export interface FrameColor {
  finish: Finish;
  base: string;
  /** The lower half of two tones and of a fade, the dark flakes of tortoise. */
  second: string;
  lens: LensColor;
}
