import { createIcon } from '../create-icon.tsx';

export const ZoomIn = createIcon(
  'zoom-in',
  <>
    <circle cx="11" cy="11" r="8" />
    <path d="m21 21-4.35-4.35" />
    <path d="M11 8v6" />
    <path d="M8 11h6" />
  </>,
);
