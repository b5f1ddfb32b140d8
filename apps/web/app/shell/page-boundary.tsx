import { Outlet } from 'react-router';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { Route } from './+types/page-boundary';
import { titleOfError } from './error-title.ts';

const PageError = lazyPart(() => import('./page-error.tsx'), { preload: true });

/** Keeps the layout when the page fails. */
export default function PageBoundary() {
  return <Outlet />;
}

export function meta({ error }: Route.MetaArgs) {
  return error === undefined ? [] : [{ title: titleOfError(error) }];
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
