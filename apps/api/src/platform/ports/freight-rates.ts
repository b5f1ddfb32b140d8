import type { Uf } from '@arquiba/brazil/uf';
import type { FreightService } from '@arquiba/contract/freight';

/** What carrying so much to a place costs, by each service that goes there. */
export interface FreightRate {
  service: FreightService;
  cents: number;
  businessDays: number;
}

/** Who knows what freight costs: a table of our own, or a carrier that is asked. */
export interface FreightRates {
  find(parcel: { cep: string; uf: Uf; weightGrams: number }): Promise<FreightRate[]>;
}
