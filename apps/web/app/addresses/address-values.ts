import { parseCep } from '@arquiba/brazil/cep';
import { type Address, type AddressType, addressTypes } from '@arquiba/contract/addresses';
import type { Problem } from '../forms/use-form.ts';

export interface AddressValues {
  type: AddressType;
  title: string;
  cep: string;
  road: string;
  number: string;
  withoutNumber: boolean;
  complement: string;
  district: string;
  city: string;
  uf: string;
  reference: string;
}

export function readAddress(form: FormData): AddressValues {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const withoutNumber = form.has('withoutNumber');
  return {
    type: addressTypes.find((type) => type === text('type')) ?? 'Residencial',
    title: text('title'),
    cep: text('cep'),
    road: text('road'),
    number: withoutNumber ? '' : text('number'),
    withoutNumber,
    complement: text('complement'),
    district: text('district'),
    city: text('city'),
    uf: text('uf').toUpperCase(),
    reference: text('reference'),
  };
}

/** Returns the first error, in the order of the form. */
export function checkAddress(values: AddressValues): Problem | null {
  const { cep, road, number, withoutNumber, district, city, uf } = values;
  if (cep === '') return { field: 'cep', message: 'Preencha o CEP' };
  if (!parseCep(cep)) return { field: 'cep', message: 'O CEP tem 8 algarismos, como 88301-000' };
  if (road === '') return { field: 'road', message: 'Preencha a rua' };
  if (number === '' && !withoutNumber) {
    return { field: 'number', message: 'Preencha o número ou marque “Sem número”' };
  }
  if (district === '') return { field: 'district', message: 'Preencha o bairro' };
  if (city === '') return { field: 'city', message: 'Preencha a cidade' };
  return uf === '' ? { field: 'uf', message: 'Preencha a UF' } : null;
}

/** The input of the API. */
export function toAddress({ withoutNumber: _, ...content }: AddressValues) {
  return content;
}

/** The initial values of the form. */
export function valuesOf(address: Address | null): AddressValues {
  if (!address) return EMPTY;
  const { id: _, idAccount: __, isDefault: ___, number, ...content } = address;
  return { ...content, number: String(number ?? ''), withoutNumber: number === null };
}

const EMPTY: AddressValues = {
  ...{ type: 'Residencial', title: '', cep: '', road: '', number: '', withoutNumber: false },
  ...{ complement: '', district: '', city: '', uf: '', reference: '' },
};
