import { createIcon } from '../create-icon.tsx';

export const CodeXml = createIcon(
  'code-xml',
  <>
    <path d="m18 16 4-4-4-4" />
    <path d="m6 8-4 4 4 4" />
    <path d="m14.5 4-5 16" />
  </>,
);
