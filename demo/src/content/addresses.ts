import type { createAddress } from '@arquiba/contract/addresses';
import type { InputOf } from '@arquiba/contract/route';
import { signIns } from './sign-ins.ts';

/** Where those who can be signed in as get their parcels; the first of each is the default. */
export const addresses: Record<string, Omit<InputOf<typeof createAddress>, 'idAccount'>[]> = {
  [signIns.fan.member]: [
    {
      type: 'Residencial',
      title: 'Casa',
      road: 'Rua Hercílio Luz',
      number: 71,
      complement: 'Apto 302',
      district: 'Centro',
      city: 'Itajaí',
      uf: 'SC',
      cep: '88301-000',
      reference: 'Portão azul, ao lado da padaria',
    },
    {
      type: 'Comercial',
      title: 'Trabalho',
      road: 'Rua Felipe Schmidt',
      number: 515,
      complement: 'Sala 9',
      district: 'Centro',
      city: 'Florianópolis',
      uf: 'SC',
      cep: '88010-001',
      reference: 'Deixar na recepção',
    },
  ],
};
