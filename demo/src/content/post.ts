import type { Clip } from '../draw/clip/scripts.ts';
import type { Scene } from '../draw/scene.ts';
import type { FrameColorName } from './frame-colors.ts';

export const pictureSizes = {
  wide: { width: 1280, height: 720 },
  tall: { width: 960, height: 1200 },
  square: { width: 1000, height: 1000 },
} as const;

export const clipSizes = {
  upright: { width: 540, height: 960 },
  wide: { width: 960, height: 540 },
  reel: { width: 396, height: 704 },
} as const;

/** From a second to a second, what is said. */
export type Caption = readonly [from: number, to: number, text: string];

export interface Picture {
  size: keyof typeof pictureSizes;
  scene: Scene;
  alt: string;
}

/** A frame of the shop in one of its colours. */
export interface ProductShot {
  frame: string;
  color: FrameColorName;
  alt: string;
}

/** A picture of another post, whole or in part, which is drawn only once. */
export interface Reprint {
  /** Key of the post that it was drawn for. */
  of: string;
  /** Which of its pictures, counted from 0. */
  index?: number;
  part?: 'left' | 'center' | 'right';
  alt: string;
}

export const days = (count: number, hours = 0) => count * 24 + hours;

export interface Post {
  /** Names its random stream. */
  key: string;
  /** Key of the member who wrote it. */
  author: string;
  /** Hours before the moment at which the world begins. */
  ago: number;
  text: string;
  pictures?: readonly (Picture | ProductShot | Reprint)[];
  clip?: (
    | { size: keyof typeof clipSizes; clip: Clip; alt: string }
    | { of: string; alt: string }
  ) & { captions?: readonly Caption[]; english?: readonly Caption[] };
  /** What people may vote for. */
  poll?: readonly string[];
  /** A picture for each option. */
  pollPictures?: readonly Picture[];
  /** How they vote, if not for one option and in secret. */
  voting?: { hours?: number; multiple?: true; results?: 'voted'; anonymous?: false };
  /** Key of an earlier post that this one shows. */
  quotes?: string;
  place?: string;
  /** The text before and after an edit. */
  corrected?: readonly [before: string, after: string];
  followersOnly?: boolean;
  /** Key of the group that it is in. */
  group?: string;
  /** Keys of members who are in the pictures. */
  tagged?: readonly string[];
}
