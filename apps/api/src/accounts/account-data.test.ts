import { cnpjCheckDigits } from '@arquiba/brazil/cnpj';
import {
  getAccountData,
  revealAccountData,
  updateAccountData,
} from '@arquiba/contract/account-data';
import { getProfile } from '@arquiba/contract/profiles';
import type { InputOf } from '@arquiba/contract/route';
import { currentSession } from '@arquiba/contract/sessions';
import { newPerson, type Person, signUp, signUpMinor } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const GENEROUS = { size: 10_000, seconds: 60 };
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ budgets: { credentials: GENEROUS, write: GENEROUS } });
});
afterAll(() => app.close());

async function rowOf({ id }: Person) {
  const { rows } = await app.pool.query('SELECT * FROM account WHERE id = $1', [id]);
  return rows[0];
}

function patch({ cookie }: Person, body: object): Promise<Response> {
  return fetch(`${app.url}/api/account`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', origin: TEST_ORIGIN, cookie },
    body: JSON.stringify(body),
  });
}

describe('one’s own data', () => {
  test('are shown with document and whatsapp hidden in part, and whole when asked', async () => {
    const person = await signUp(app, {
      ...{ type: 'Atleta', subtype: 'Atleta Amador', birthDate: '1990-02-28' },
      ...{ cpf_cnpj: '529.982.247-25', whatsapp: '(81)98765-4321' },
    });
    const { name, socialName, email } = person.sent;
    expect(await person.call(getAccountData, {})).toEqual({
      ...{
        type: 'Atleta',
        emailConfirmed: true,
        kind: 'fisica',
        subtype: 'Atleta Amador',
        name,
        socialName,
        email,
      },
      ...{ cpf_cnpj: '•••.•••.•••-25', whatsapp: '(81)•••••-4321' },
      ...{ birthDate: '1990-02-28', pendingEmail: null, createdAt: expect.any(String) },
    });
    expect(await person.call(revealAccountData, {})).toEqual({
      cpf_cnpj: '529.982.247-25',
      whatsapp: '(81)98765-4321',
    });
  });

  test('are kept by no browser, and by no proxy', async () => {
    const { cookie } = await signUp(app);
    const headers = { cookie, origin: TEST_ORIGIN, 'content-type': 'application/json' };
    const shown = await fetch(`${app.url}/api/account`, { headers });
    const whole = await fetch(`${app.url}/api/account/reveal`, {
      ...{ method: 'POST', headers, body: '{}' },
    });
    for (const { status, headers } of [shown, whole]) {
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    const byAddress = await fetch(`${app.url}/api/account/reveal`, { headers });
    expect(byAddress.status).toBe(404);
  });

  test('are nobody else’s to see or to change', async () => {
    for (const [route, input] of [
      [getAccountData, {}],
      [revealAccountData, {}],
      [updateAccountData, { name: 'Outra' }],
    ] as const) {
      await expect(app.call(route, input)).rejects.toMatchObject({ code: 'sign_in_required' });
    }
    const [one, two] = [await signUp(app), await signUp(app)];
    const before = await rowOf(one);
    // No input can name another account: the change is always to one's own.
    const response = await patch(two, { id: one.id, accountId: one.id, name: 'Só a minha' });
    expect(response.status).toBe(200);
    expect(await rowOf(one)).toEqual(before);
    expect(await rowOf(two)).toMatchObject({ name: 'Só a minha' });
  });
});

describe('changing one’s data', () => {
  test('what is sent changes, the rest stays, and the summary follows', async () => {
    const person = await signUp(app);
    const before = await rowOf(person);
    const summary = await person.call(updateAccountData, {
      ...{ name: ' Nome Novo ', socialName: 'Apelido Novo', whatsapp: '81 3333-4444' },
      birthDate: null,
    });
    expect(summary).toMatchObject({ name: 'Nome Novo', socialName: 'Apelido Novo' });
    expect((await person.call(currentSession, {})).account).toEqual(summary);
    expect(await rowOf(person)).toEqual({
      ...before,
      ...{ name: 'Nome Novo', social_name: 'Apelido Novo', whatsapp: '+558133334444' },
      birth_date: null,
    });
  });

  test('the profile shows the new name, type and category; another name loses the mark', async () => {
    const person = await signUp(app, { type: 'Torcedor', subtype: 'Torcedor' });
    await app.api.backOffice().accounts.verify(person.username);
    const shown = () => app.call(getProfile, { username: person.username });
    await person.call(updateAccountData, { type: 'Comunicador', subtype: 'Narrador' });
    expect(await shown()).toMatchObject({
      ...{ type: 'Comunicador', category: 'Narrador', verified: true },
      displayName: person.sent.socialName,
    });
    await person.call(updateAccountData, { type: 'Atleta', socialName: 'Voz do Estádio' });
    expect(await shown()).toMatchObject({
      ...{ type: 'Atleta', category: 'Atleta', verified: false, displayName: 'Voz do Estádio' },
    });
    expect(await rowOf(person)).toMatchObject({ type: 'Atleta', subtype: null });
  });

  test('nothing else can be set: status, roles, e-mail, password', async () => {
    const person = await signUp(app);
    const before = await rowOf(person);
    const response = await patch(person, {
      ...{
        name: before.name,
        status: 'blocked',
        roles: ['administrator'],
        id: '1',
        email: 'x@exemplo.com',
      },
      ...{ password: 'outra senha', password_hash: 'x', passwordHash: 'x', createdAt: null },
    });
    expect(await response.json()).toMatchObject({ status: 'active', roles: [] });
    expect(await rowOf(person)).toEqual(before);
  });

  test('a document asks for the password, takes letters, and tells whose field is taken', async () => {
    const [person, other] = [await signUp(app), await signUp(app)];
    const currentPassword = person.sent.password;
    const document = `12ABC34501DE${cnpjCheckDigits('12ABC34501DE')}`;
    const change = { kind: 'juridica' as const, cpf_cnpj: '12.abc.345/01de-35' };
    await expect(person.call(updateAccountData, change)).rejects.toMatchObject({
      fields: { currentPassword: 'Preencha a senha atual' },
    });
    await expect(
      person.call(updateAccountData, { ...change, currentPassword: 'errada' }),
    ).rejects.toMatchObject({
      ...{ code: 'wrong_password', status: 403, message: 'Senha atual incorreta' },
      fields: { currentPassword: 'Senha atual incorreta' },
    });
    await person.call(updateAccountData, { ...change, currentPassword });
    expect(await rowOf(person)).toMatchObject({ document });
    expect(await person.call(getAccountData, {})).toMatchObject({
      kind: 'juridica',
      cpf_cnpj: '••.•••.•••/01DE-35',
    });
    // Sending the same document is not a change.
    await person.call(updateAccountData, change);
    const message = 'Este CPF já está em uso em outra conta.';
    const taken = { kind: 'fisica' as const, cpf_cnpj: other.sent.cpf_cnpj, currentPassword };
    await expect(person.call(updateAccountData, taken)).rejects.toMatchObject({
      ...{ code: 'already_in_use', message, fields: { cpf_cnpj: message } },
    });
  });

  test('of ten at the same moment with one document, exactly one wins', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => signUp(app)));
    const { cpf_cnpj } = newPerson();
    const answers = await Promise.allSettled(
      people.map(({ call, sent }) =>
        call(updateAccountData, { cpf_cnpj, currentPassword: sent.password }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('guessing the password is stopped for a while, wherever it comes from', async () => {
    const person = await signUp(app);
    const { cpf_cnpj } = newPerson();
    let answer = await patch(person, { cpf_cnpj, currentPassword: 'palpite 0' });
    for (let guess = 1; guess < 30 && answer.status === 403; guess += 1) {
      answer = await patch(person, { cpf_cnpj, currentPassword: `palpite ${guess}` });
    }
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('refused by the rules and in the words of sign-up', () => {
  type Input = InputOf<typeof updateAccountData>;
  const refusals: [Input, Record<string, string>][] = [
    [{ name: ' ' }, { name: 'Preencha o Nome' }],
    [{ socialName: '' }, { socialName: 'Preencha o Nome Social' }],
    [{ cpf_cnpj: '' }, { cpf_cnpj: 'Preencha o CPF ou o CNPJ' }],
    [{ whatsapp: '' }, { whatsapp: 'Preencha o Whatsapp' }],
    [{ cpf_cnpj: '111.111.111-11' }, { cpf_cnpj: 'CPF inválido' }],
    [{ cpf_cnpj: '11.222.333/0001-82' }, { cpf_cnpj: 'CNPJ inválido' }],
    [{ kind: 'juridica', cpf_cnpj: '529.982.247-25' }, { cpf_cnpj: 'CNPJ inválido' }],
    [{ kind: 'fisica', cpf_cnpj: '11.222.333/0001-81' }, { cpf_cnpj: 'CPF inválido' }],
    [{ kind: 'juridica' }, { cpf_cnpj: 'Preencha o CNPJ' }],
    [{ whatsapp: '(10)98765-4321' }, { whatsapp: 'Whatsapp inválido' }],
    [{ subtype: 'Médico' }, { subtype: 'Subtipo inválido para Torcedor' }],
    [{ type: 'Clube', subtype: 'Torcedor' }, { subtype: 'Subtipo inválido para Clube' }],
    [{ birthDate: '1990-02-30' }, { birthDate: 'Data de nascimento inválida' }],
    [{ birthDate: '2999-01-01' }, { birthDate: 'Data de nascimento inválida' }],
    [{ name: 'Ana\nSilva' }, { name: 'Nome não pode ter quebras de linha nem marcas invisíveis' }],
    [
      { socialName: 'Ana\u202Emoc' },
      { socialName: 'Nome Social não pode ter quebras de linha nem marcas invisíveis' },
    ],
    [
      { socialName: 'Ganhe em premio.com' },
      { socialName: 'Nome Social não pode ter endereço de site ou de e-mail' },
    ],
  ];

  test.each(refusals)('%j', async (input, fields) => {
    const person = await signUp(app);
    const before = await rowOf(person);
    await expect(person.call(updateAccountData, input)).rejects.toMatchObject({
      ...{ code: 'invalid_input', fields },
    });
    expect(await rowOf(person)).toEqual(before);
  });

  test('a name from before the rules about names does not stop other changes', async () => {
    const person = await signUp(app);
    const name = 'Loja premio.com';
    await app.pool.query('UPDATE account SET name = $2 WHERE id = $1', [person.id, name]);
    await person.call(updateAccountData, { name, socialName: 'Loja do Prêmio' });
    expect(await rowOf(person)).toMatchObject({ name, social_name: 'Loja do Prêmio' });
  });

  test('a birth date leads neither out of a guardian’s care nor into it', async () => {
    const minor = await signUpMinor(app);
    const adult = await signUp(app);
    const refusal = { fields: { birthDate: expect.stringContaining('atendimento') } };
    for (const birthDate of ['1990-01-01', null]) {
      await expect(minor.call(updateAccountData, { birthDate })).rejects.toMatchObject(refusal);
    }
    await expect(adult.call(updateAccountData, { birthDate: '2015-01-01' })).rejects.toMatchObject(
      refusal,
    );
    await minor.call(updateAccountData, { birthDate: minor.sent.birthDate, name: 'Outro Nome' });
  });

  test.each([
    'name',
    'socialName',
    'cpf_cnpj',
    'whatsapp',
    'subtype',
    'birthDate',
    'currentPassword',
  ])(
    'a very long text, NUL or half a character in %s is refused by the name of the field',
    async (field) => {
      const person = await signUp(app);
      for (const value of ['x'.repeat(50_000), 'a\0bcdefgh', 'a\ud800bcdefgh']) {
        const response = await patch(person, { [field]: value });
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({
          error: { code: 'invalid_input', fields: { [field]: expect.any(String) } },
        });
      }
    },
  );
});
