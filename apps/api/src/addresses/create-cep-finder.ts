import type { CepFinder } from '../platform/ports/cep-finder.ts';
import { type CepServiceOptions, createCepService } from './cep-service.ts';
import { cepTable } from './cep-table.ts';

/** What the product knows by itself first; then the outside service, where there is one. */
export function createCepFinder(
  options: Omit<CepServiceOptions, 'url'> & { url: string | undefined },
): CepFinder {
  const { url } = options;
  if (!url) return cepTable;
  const service = createCepService({ ...options, url });
  return { find: async (cep) => (await cepTable.find(cep)) ?? service.find(cep) };
}
