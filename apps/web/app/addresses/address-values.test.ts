import type { Address } from '@arquiba/contract/addresses';
import { expect, test } from 'vitest';
import { checkAddress, readAddress, toAddress, valuesOf } from './address-values.ts';

const address: Address = {
  ...{ id: '1', idAccount: '2', type: 'Comercial', title: 'Loja', isDefault: true },
  ...{ road: 'Rua Nova', number: 71, complement: '', district: 'Centro', city: 'Itajaí' },
  ...{ uf: 'SC', cep: '88301-000', reference: '' },
};

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('an address goes into the form and comes out the same', () => {
  for (const number of [71, null]) {
    const values = valuesOf({ ...address, number });
    const { withoutNumber, ...fields } = values;
    const form = formOf({ ...fields, ...(withoutNumber && { withoutNumber: 'on' }) });
    expect(readAddress(form)).toEqual(values);
    const { id: _, idAccount: __, isDefault: ___, ...content } = address;
    expect(toAddress(values)).toEqual({ ...content, number: String(number ?? '') });
  }
});

test('what the form does not have is empty, and nothing of it is trusted', () => {
  expect(readAddress(new FormData())).toEqual(valuesOf(null));
  expect(readAddress(formOf({ type: '__proto__', uf: ' sc ' }))).toMatchObject({
    ...{ type: 'Residencial', uf: 'SC' },
  });
});

test('the first error is returned, in the order of the form', () => {
  const values = { ...valuesOf(null) };
  const messages: (string | undefined)[] = [];
  for (const [name, value] of Object.entries({
    ...{ nothing: '', cep: '88301-000', road: 'Rua Nova', number: '71' },
    ...{ district: 'Centro', city: 'Itajaí', uf: 'SC' },
  })) {
    Object.assign(values, { [name]: value });
    messages.push(checkAddress(values)?.message);
  }
  expect(messages).toEqual([
    'Preencha o CEP',
    'Preencha a rua',
    'Preencha o número ou marque “Sem número”',
    'Preencha o bairro',
    'Preencha a cidade',
    'Preencha a UF',
    undefined,
  ]);
  expect(checkAddress({ ...values, cep: '8830' })?.field).toBe('cep');
  expect(checkAddress({ ...values, number: '', withoutNumber: true })).toBeNull();
});
