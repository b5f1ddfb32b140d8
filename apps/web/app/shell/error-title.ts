import { brand } from '@arquiba/contract/brand';
import { errorCatalogue } from '@arquiba/contract/errors';
import { isRouteErrorResponse } from 'react-router';

export function titleOfError(error: unknown): string {
  const title = isNotFound(error) ? errorCatalogue.not_found.message : 'Erro';
  return `${title} · ${brand.network.name}`;
}

export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
