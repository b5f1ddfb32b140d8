import { lazyPart } from '../../ui/lazy-part.tsx';

const parts = () => import('../chosen/compare-parts.ts');

/** On every page whose cards can be chosen for the comparison. */
export const CompareBar = lazyPart(async () => ({ default: (await parts()).CompareBar }), {
  optional: true,
});

export const CompareButton = lazyPart(async () => ({ default: (await parts()).CompareButton }), {
  preload: true,
});
