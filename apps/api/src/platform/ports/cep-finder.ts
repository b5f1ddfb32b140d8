import type { CepPlace } from '@arquiba/contract/addresses';

/** Where a CEP is: road, district, city and state. */
export type FoundCep = Omit<CepPlace, 'cep'>;

/** Finds the place of a CEP of eight digits, in the sources that the operator configured. */
export interface CepFinder {
  /** Null if no source knows it, or none can be reached right now. */
  find(cep: string): Promise<FoundCep | null>;
}
