import { errorCatalogue } from '@arquiba/contract/errors';
import { isRouteErrorResponse, Link, useRevalidator } from 'react-router';
import type { PageFailure } from '../loader.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { isNotFound } from './error-title.ts';
import { NotFound } from './not-found.tsx';

/** Shown instead of a page that failed. */
export default function PageError({ error }: { error: unknown }) {
  return isNotFound(error) ? <NotFound /> : <Failure {...describe(error)} />;
}

function Failure({ message, requestId }: PageFailure) {
  const { revalidate, state } = useRevalidator();
  return (
    <section className="grid flex-1 content-center justify-items-center py-10">
      <h1 className="sr-only">Erro</h1>
      <ErrorState busy={state === 'loading'} onRetry={() => void revalidate()}>
        {message}
      </ErrorState>
      <Link to="/" className="flex h-11 items-center font-semibold text-accent-ink">
        Ir para o início
      </Link>
      {requestId && <p className="mt-2 text-sm text-muted">Código do erro: {requestId}</p>}
    </section>
  );
}

function describe(error: unknown): PageFailure {
  if (isRouteErrorResponse(error) && isPageFailure(error.data)) return error.data;
  return { message: errorCatalogue.unexpected.message };
}

function isPageFailure(value: unknown): value is PageFailure {
  return typeof value === 'object' && value !== null && 'message' in value;
}
