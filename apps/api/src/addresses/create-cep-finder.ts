import type { CepFinder } from '../platform/ports/cep-finder.ts';
import { type CepServiceOptions, createCepService } from './cep-service.ts';
import { cepTable } from './cep-table.ts';

/** The built-in places first; then the external service, if one is configured. */
export function createCepFinder(
  options: Omit<CepServiceOptions, 'url'> & { url: string | undefined },
): CepFinder {
  const { url } = options;
  if (!url) return cepTable;
  const service = createCepService({ ...options, url });
  return { find: async (cep) => (await cepTable.find(cep)) ?? service.find(cep) };
}
