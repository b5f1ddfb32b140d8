import { cnpjCheckDigits } from '@arquiba/brazil/cnpj';
import { cpfCheckDigits } from '@arquiba/brazil/cpf';
import type { Random } from '../seed/random.ts';
import type { Member } from './member.ts';

/** An area code of each state. */
const areaCodes: Record<string, string> = {
  AL: '82',
  AM: '92',
  BA: '71',
  CE: '85',
  DF: '61',
  ES: '27',
  GO: '62',
  MG: '31',
  MT: '65',
  PA: '91',
  PB: '83',
  PE: '81',
  PI: '86',
  PR: '41',
  RJ: '21',
  RN: '84',
  RS: '51',
  SC: '47',
  SP: '11',
};

/** Private data for sign-up; valid, but fictitious. */
export function identityOf({ type, city }: Member, random: Random) {
  const company = type === 'Clube' || type === 'Empresa';
  const areaCode = areaCodes[city.slice(-2)];
  if (!areaCode) throw new RangeError(`no area code for ${city}`);
  return {
    cpf_cnpj: company ? cnpj(random) : cpf(random),
    whatsapp: `(${areaCode})9${digits(random, 8)}`,
    ...(!company && { birthDate: birthDate(random) }),
  };
}

function cpf(random: Random): string {
  const nine = digits(random, 9);
  return nine + cpfCheckDigits(nine);
}

function cnpj(random: Random): string {
  const twelve = `${digits(random, 8)}0001`;
  return twelve + cnpjCheckDigits(twelve);
}

function birthDate(random: Random): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${random.whole(1955, 2006)}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`;
}

function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.whole(0, 9)).join('');
}
