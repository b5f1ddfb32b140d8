import { type ComponentProps, lazy, Suspense } from 'react';

// At the foot of its pages: the server draws it at once, the browser takes it over when it has the time.
const ChangePasswordCard = import.meta.env.SSR
  ? (await import('./change-password-card.tsx')).default
  : lazy(() => import('./change-password-card.tsx'));

export function LatePasswordCard(props: ComponentProps<typeof ChangePasswordCard>) {
  return (
    <Suspense>
      <ChangePasswordCard {...props} />
    </Suspense>
  );
}
