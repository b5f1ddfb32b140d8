import { createIcon } from '../create-icon.tsx';

export const CreditCard = createIcon(
  'credit-card',
  <>
    <rect width="20" height="14" x="2" y="5" rx="2" />
    <path d="M2 10h20" />
  </>,
);
