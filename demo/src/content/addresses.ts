import type { createAddress } from '@arquiba/contract/addresses';
import type { InputOf } from '@arquiba/contract/route';
import type { Random } from '../seed/random.ts';
import type { Member } from './member.ts';
import { signIns } from './sign-ins.ts';

type Address = Omit<InputOf<typeof createAddress>, 'idAccount'>;

/** Addresses of the accounts that visitors can sign in to; the first of each is the default. */
export const addresses: Record<string, Address[]> = {
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

const ROADS = [
  'Rua das Palmeiras',
  'Rua do Campinho',
  'Rua Sete de Setembro',
  'Avenida Beira-Rio',
  'Rua da Matriz',
  'Travessa dos Jasmins',
  'Rua Quinze de Novembro',
  'Alameda das Acácias',
];

/** A CEP of each state in which somebody lives. */
const CEPS: Record<string, string> = {
  ...{ AL: '57020-000', AM: '69005-000', BA: '40020-000', CE: '60025-000', DF: '70070-000' },
  ...{ ES: '29010-000', GO: '74015-000', MG: '30110-000', MT: '78005-000', PA: '66015-000' },
  ...{ PB: '58010-000', PE: '50010-000', PI: '64000-000', PR: '80010-000', RJ: '20040-000' },
  ...{ RN: '59010-000', RS: '90010-000', SC: '88010-000', SP: '01010-000' },
};

/** An address in the town of a member's profile. */
export function homeOf({ city: place }: Member, lot: Random): Address {
  const [city = '', uf = ''] = place.split(', ');
  return {
    ...{ type: 'Residencial', title: 'Casa', road: lot.pick(ROADS), number: lot.whole(12, 980) },
    ...{ district: 'Centro', city, uf: uf as Address['uf'], cep: CEPS[uf] ?? '' },
  };
}
