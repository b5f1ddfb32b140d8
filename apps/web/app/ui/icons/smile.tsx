import { createIcon } from '../create-icon.tsx';

export const Smile = createIcon(
  'smile',
  <>
    <circle cx="12" cy="12" r="10" />
    <path d="M8 14s1.5 2 4 2 4-2 4-2" />
    <path d="M9 9h.01" />
    <path d="M15 9h.01" />
  </>,
);
