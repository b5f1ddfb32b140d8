import { lazy } from 'react';
import { Outlet } from 'react-router';
import type { Route } from './+types/page-boundary';
import { titleOfError } from './error-title.ts';

const PageError = lazy(() => import('./page-error.tsx'));

/** Keeps the frame of a page standing when the page itself fails. */
export default function PageBoundary() {
  return <Outlet />;
}

export function meta({ error }: Route.MetaArgs) {
  return error === undefined ? [] : [{ title: titleOfError(error) }];
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
