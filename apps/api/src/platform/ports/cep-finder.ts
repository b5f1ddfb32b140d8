import type { CepPlace } from '@arquiba/contract/addresses';

/** Where a CEP is: road, district, city and state. */
export type FoundCep = Omit<CepPlace, 'cep'>;

/** Finds the place of a CEP of eight digits, by whatever the operator lets it ask. */
export interface CepFinder {
  /** Null where nobody knows it, or nobody can be asked right now. */
  find(cep: string): Promise<FoundCep | null>;
}
