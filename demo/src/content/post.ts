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
} as const;

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

export interface Post {
  /** Names its choices for ever. */
  key: string;
  /** Key of the member who wrote it. */
  author: string;
  /** Hours before the moment at which the world begins. */
  ago: number;
  text: string;
  pictures?: readonly (Picture | ProductShot)[];
  clip?: { size: keyof typeof clipSizes; clip: Clip; alt: string };
}
