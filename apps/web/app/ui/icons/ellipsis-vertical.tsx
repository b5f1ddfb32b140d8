import { createIcon } from '../create-icon.tsx';

export const EllipsisVertical = createIcon(
  'ellipsis-vertical',
  <>
    <circle cx="12" cy="12" r="1" />
    <circle cx="12" cy="5" r="1" />
    <circle cx="12" cy="19" r="1" />
  </>,
);
