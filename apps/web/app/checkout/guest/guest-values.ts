import type { Guest, setGuest } from '@arquiba/contract/guest-orders';
import { GUARDIAN_UNDER_AGE } from '@arquiba/contract/legal';
import type { InputOf } from '@arquiba/contract/route';
import { type AddressValues, readAddress } from '../../addresses/public/address-values.ts';

export interface GuestValues extends Omit<AddressValues, 'type' | 'title'> {
  name: string;
  cpf: string;
  email: string;
  phone: string;
  ofAge: boolean;
}

export function readGuest(form: FormData): GuestValues {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const { type: _, title: __, ...place } = readAddress(form);
  return {
    ...{ name: text('name'), cpf: text('cpf'), email: text('email'), phone: text('phone') },
    ...{ ...place, ofAge: form.get('ofAge') === 'on' },
  };
}

/** All that is missing, each with its field; the server checks what is there. */
export function findMissing(values: GuestValues): Record<string, string> {
  const missing = REQUIRED.filter(([field]) => values[field] === '');
  const fields: Record<string, string> = Object.fromEntries(missing);
  if (values.withoutNumber) delete fields.number;
  if (!values.ofAge) {
    fields.ofAge = `Confirme que você tem ${GUARDIAN_UNDER_AGE} anos ou mais. Quem tem menos compra pela conta de um responsável`;
  }
  return fields;
}

const REQUIRED: [field: keyof GuestValues, message: string][] = [
  ['email', 'Preencha o e-mail'],
  ['name', 'Preencha o nome completo'],
  ['cpf', 'Preencha o CPF'],
  ['phone', 'Preencha o telefone'],
  ['cep', 'Preencha o CEP'],
  ['road', 'Preencha a rua'],
  ['number', 'Preencha o número ou marque “Sem número”'],
  ['district', 'Preencha o bairro'],
  ['city', 'Preencha a cidade'],
  ['uf', 'Preencha a UF'],
];

/** The server refuses what is not true. */
export function toGuest({ withoutNumber: _, ofAge, ...content }: GuestValues) {
  return { ...content, ofAge: ofAge as true } satisfies InputOf<typeof setGuest>;
}

/** The initial values of the form. */
export function valuesOf(guest: Guest | null): GuestValues {
  if (!guest) return EMPTY;
  const { addressId: _, number, ...content } = guest;
  return {
    ...content,
    ...{ number: String(number ?? ''), withoutNumber: number === null, ofAge: true },
  };
}

const EMPTY: GuestValues = {
  ...{ name: '', cpf: '', email: '', phone: '', ofAge: false },
  ...{ cep: '', road: '', number: '', withoutNumber: false },
  ...{ complement: '', district: '', city: '', uf: '', reference: '' },
};
