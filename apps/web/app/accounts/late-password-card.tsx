import { lazyPart } from '../ui/lazy-part.tsx';

/** Loaded late, because it is at the bottom of its pages. */
export const LatePasswordCard = lazyPart(() => import('./change-password-card.tsx'), {
  preload: true,
});
