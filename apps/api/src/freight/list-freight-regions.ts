import { freightNames, type listFreightRegions as route } from '@arquiba/contract/freight';
import type { Operation } from '../platform/calls/operation.ts';

/** Asks for the current rates, so that the help page says what the checkout will say. */
export const listFreightRegions: Operation<typeof route> = ({ freight }) =>
  Promise.all(
    REGIONS.map(async ({ cep, uf, name, capital }) => {
      const rates = await freight.find({ cep, uf, weightGrams: ONE_FRAME_GRAMS });
      const options = rates.map(({ service, cents: price, businessDays }) => ({
        ...{ service, name: freightNames[service], price, businessDays },
      }));
      return { name, capital, options };
    }),
  );

/** With case and box. */
const ONE_FRAME_GRAMS = 400;

const REGIONS = [
  { name: 'Sul', capital: 'Porto Alegre (RS)', uf: 'RS', cep: '90010000' },
  { name: 'Sudeste', capital: 'São Paulo (SP)', uf: 'SP', cep: '01001000' },
  { name: 'Centro-Oeste', capital: 'Brasília (DF)', uf: 'DF', cep: '70040010' },
  { name: 'Nordeste', capital: 'Salvador (BA)', uf: 'BA', cep: '40020000' },
  { name: 'Norte', capital: 'Manaus (AM)', uf: 'AM', cep: '69005000' },
] as const;
