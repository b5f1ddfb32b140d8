import type { CepFinder, FoundCep } from '../platform/ports/cep-finder.ts';
import { knownCeps } from './known-ceps.ts';

const places = new Map<string, FoundCep>(
  knownCeps.map(([cep, road, district, city, uf]) => [cep, { road, district, city, uf }]),
);

/** The few built-in places. */
export const cepTable: CepFinder = {
  find: async (cep) => places.get(cep) ?? null,
};
