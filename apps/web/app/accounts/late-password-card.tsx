import { lazyPart } from '../ui/lazy-part.tsx';

/** At the foot of its pages, so its code may come after theirs. */
export const LatePasswordCard = lazyPart(() => import('./change-password-card.tsx'), {
  preload: true,
});
