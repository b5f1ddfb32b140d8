import { errorCatalogue } from '@arquiba/contract/errors';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import type { PageFailure } from '../loader.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { isNotFound } from './error-title.ts';
import { NotFound } from './not-found.tsx';

/** What stands in the place of a page that failed. */
export default function PageError({ error }: { error: unknown }) {
  return isNotFound(error) ? <NotFound /> : <Failure {...describe(error)} />;
}

function Failure({ message, requestId }: PageFailure) {
  const { revalidate, state } = useRevalidator();
  return (
    <section
      role="alert"
      className="mx-auto grid max-w-lg flex-1 content-center justify-items-center gap-4 px-6 py-16 text-center"
    >
      <h1 className="display text-3xl">O jogo parou por aqui</h1>
      <p className="text-muted">{message}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          Tentar novamente
        </Button>
        <LinkButton tone="secondary" to="/">
          Ir para o início
        </LinkButton>
      </div>
      {requestId && <p className="text-sm text-muted">Código do erro: {requestId}</p>}
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
