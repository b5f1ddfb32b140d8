import { brand } from '@arquiba/contract/brand';
import { errorCatalogue } from '@arquiba/contract/errors';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import type { PageFailure } from '../loader.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { NotFound } from './not-found.tsx';

/** What stands in the place of a page that failed. */
export function PageError({ error }: { error: unknown }) {
  return isNotFound(error) ? <NotFound /> : <Failure {...describe(error)} />;
}

export function titleOfError(error: unknown): string {
  return `${isNotFound(error) ? errorCatalogue.not_found.message : 'Erro'} · ${brand.network.name}`;
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

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

function describe(error: unknown): PageFailure {
  if (isRouteErrorResponse(error) && isPageFailure(error.data)) return error.data;
  return { message: errorCatalogue.unexpected.message };
}

function isPageFailure(value: unknown): value is PageFailure {
  return typeof value === 'object' && value !== null && 'message' in value;
}
