import type { Uf } from '@arquiba/brazil/uf';
import type { FreightService } from '@arquiba/contract/freight';

/** The price of sending a parcel to a place, for each service that delivers there. */
export interface FreightRate {
  service: FreightService;
  cents: number;
  businessDays: number;
}

/** A source of freight prices: our own table, or a carrier's API. */
export interface FreightRates {
  find(parcel: { cep: string; uf: Uf; weightGrams: number }): Promise<FreightRate[]>;
}
