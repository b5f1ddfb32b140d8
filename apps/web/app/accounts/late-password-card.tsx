import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part.ts';

// At the foot of its pages: the server draws it at once, the browser takes it over when it has the time.
const ChangePasswordCard = lazyPart(() => import('./change-password-card.tsx'), 'default');

export function LatePasswordCard(props: ComponentProps<typeof ChangePasswordCard>) {
  return (
    <Suspense>
      <ChangePasswordCard {...props} />
    </Suspense>
  );
}
