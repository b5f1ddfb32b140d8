/** What the comparison needs on pages with cards, in one chunk. */
export { CompareBar } from './compare-bar.tsx';
export { CompareButton } from './compare-button.tsx';
