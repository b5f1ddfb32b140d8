import { cnpjCheckDigits } from '@arquiba/brazil/cnpj';
import { cpfCheckDigits } from '@arquiba/brazil/cpf';
import { type AccountType, accountTypes, createAccount } from '@arquiba/contract/accounts';
import { legal } from '@arquiba/contract/legal';
import { getProfile } from '@arquiba/contract/profiles';
import { currentSession } from '@arquiba/contract/sessions';
import { newPerson, signUp } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const GENEROUS = { size: 10_000, seconds: 60 };
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ budgets: { credentials: GENEROUS, write: GENEROUS } });
});
afterAll(() => app.close());

function post(body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${app.url}/api/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: TEST_ORIGIN, ...headers },
    body,
  });
}

async function rowOf(email: string) {
  const { rows } = await app.pool.query('SELECT * FROM account WHERE lower(email) = lower($1)', [
    email,
  ]);
  return rows[0];
}

describe('creating an account', () => {
  test('stores it, answers the summary and opens the session', async () => {
    const person = newPerson({
      type: 'Comunicador',
      subtype: 'Jornalista',
      socialName: 'Inês Conceição',
      cpf_cnpj: '529.982.247-25',
      whatsapp: '(81) 98765-4321',
      birthDate: '1990-02-28',
    });
    const response = await post(JSON.stringify(person));
    expect(response.status).toBe(200);
    const summary = (await response.json()) as { id: string };
    expect(summary).toEqual({
      id: expect.stringMatching(/^\d+$/),
      name: person.name,
      socialName: 'Inês Conceição',
      username: 'ines.conceicao',
      email: person.email,
      type: 'Comunicador',
      status: 'active',
      roles: [],
      avatar: null,
    });
    const [setCookie = ''] = response.headers.getSetCookie();
    expect(setCookie).toMatch(/; HttpOnly/i);
    expect(setCookie).toMatch(/; SameSite=Lax/i);
    const session = await app.as(setCookie.split(';')[0] ?? '')(currentSession, {});
    expect(session.account).toEqual(summary);
    expect(await rowOf(person.email)).toMatchObject({
      document: '52998224725',
      whatsapp: '+5581987654321',
      subtype: 'Jornalista',
      password_hash: expect.stringMatching(/^\$argon2id\$/),
    });
  });

  test('takes a CNPJ with letters', async () => {
    const document = `12ABC34501DE${cnpjCheckDigits('12ABC34501DE')}`;
    const person = newPerson({ type: 'Clube', cpf_cnpj: '12.abc.345/01de-35' });
    await app.call(createAccount, person);
    expect(await rowOf(person.email)).toMatchObject({ document });
  });

  test.each(Object.entries(accountTypes))(
    '%s is shown with its subtype',
    async (name, subtypes) => {
      const [type, subtype] = [name as AccountType, subtypes.at(-1)];
      const { username } = await app.call(createAccount, newPerson({ type, subtype }));
      const shown = { type, category: subtype, private: false };
      expect(await app.call(getProfile, { username })).toMatchObject(shown);
    },
  );

  test('the type of account gives the category where no subtype is given', async () => {
    const { id } = await app.call(createAccount, newPerson({ type: 'Empresa' }));
    const { rows } = await app.pool.query('SELECT category FROM profile WHERE account_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ category: 'Empresa' }]);
  });

  test('nothing the body says of status, roles or prototypes counts', async () => {
    const person = newPerson();
    const body = JSON.stringify({
      ...person,
      id: '1',
      status: 'blocked',
      roles: ['administrator'],
      password_hash: 'x',
      constructor: { prototype: { roles: ['administrator'] } },
    }).replace('{', '{"__proto__":{"roles":["administrator"],"status":"blocked"},');
    const response = await post(body);
    expect(await response.json()).toMatchObject({ status: 'active', roles: [] });
    expect(await rowOf(person.email)).toMatchObject({ status: 'active', roles: [] });
    expect(({} as { roles?: string[] }).roles).toBeUndefined();
  });

  test('the password is in no log', async () => {
    const person = newPerson({ password: 'uma senha bem guardada' });
    await app.call(createAccount, person);
    await app.call(createAccount, person).catch(() => {});
    expect(JSON.stringify(app.logged)).not.toContain('uma senha bem guardada');
  });
});

describe('consent', () => {
  const consentsOf = async (id: string) => {
    const { rows } = await app.pool.query(
      'SELECT document, version, accepted_at FROM consent WHERE account_id = $1 ORDER BY document',
      [id],
    );
    return rows;
  };

  test('is stored for both documents, with version and date', async () => {
    const person = newPerson({ termsVersion: legal.version });
    const { id } = await app.call(createAccount, person);
    const given = { version: legal.version, accepted_at: app.clock.now() };
    expect(await consentsOf(id)).toEqual([
      { document: 'privacidade', ...given },
      { document: 'termos', ...given },
    ]);
  });

  test('to another version is refused: the terms have changed', async () => {
    for (const termsVersion of ['0.9', '', `${legal.version} `]) {
      const person = newPerson({ termsVersion });
      await expect(app.call(createAccount, person)).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { termsVersion: expect.stringContaining('mudaram') },
      });
      expect(await rowOf(person.email)).toBeUndefined();
    }
  });

  test('is not made up for those who sign up with the seven fields of old', async () => {
    const { birthDate: _unsent, ...seven } = newPerson();
    const { id } = await app.call(createAccount, seven);
    expect(await consentsOf(id)).toEqual([]);
  });
});

describe('refusing an account', () => {
  const everythingEmpty = {
    name: 'Preencha o Nome',
    socialName: 'Preencha o Nome Social',
    cpf_cnpj: 'Preencha o CPF ou o CNPJ',
    email: 'Preencha o Email',
    whatsapp: 'Preencha o Whatsapp',
    password: 'Preencha a senha',
  };

  test('empty fields come first, in the order of the form', async () => {
    const body = { type: 'Torcedor', name: '  ', socialName: '', cpf_cnpj: '' };
    const response = await post(JSON.stringify({ ...body, email: '', whatsapp: '' }));
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as {
      error: { message: string; fields: Record<string, string> };
    };
    expect(error.message).toBe('Preencha o Nome');
    expect(Object.entries(error.fields)).toEqual(Object.entries(everythingEmpty));
  });

  test('then document, e-mail, whatsapp and password, in this order', async () => {
    const wrong = { cpf_cnpj: '111.111.111-11', email: 'a@b', whatsapp: '(10)98765-4321' };
    const failure = await app
      .call(createAccount, newPerson({ ...wrong, password: '1234567' }))
      .catch((error) => error);
    expect(failure).toMatchObject({ code: 'invalid_input', message: 'CPF inválido' });
    expect(Object.entries(failure.fields)).toEqual([
      ['cpf_cnpj', 'CPF inválido'],
      ['email', 'Email inválido'],
      ['whatsapp', 'Whatsapp inválido'],
      ['password', 'A senha precisa de pelo menos 8 caracteres'],
    ]);
  });

  test.each([
    [{ cpf_cnpj: '11.222.333/0001-82' }, { cpf_cnpj: 'CNPJ inválido' }],
    [{ cpf_cnpj: '12ABC' }, { cpf_cnpj: 'CNPJ inválido' }],
    [{ cpf_cnpj: '52998224724' }, { cpf_cnpj: 'CPF inválido' }],
    [{ email: 'a@b.c\r\nBcc: x@y.z' }, { email: 'Email inválido' }],
    [{ email: 'nome sobrenome@exemplo.com' }, { email: 'Email inválido' }],
    [{ whatsapp: 'pessoa@exemplo.com.br' }, { whatsapp: 'Whatsapp inválido' }],
    [{ password: '⚽⚽⚽⚽⚽⚽⚽' }, { password: 'A senha precisa de pelo menos 8 caracteres' }],
    [{ subtype: 'Médico' }, { subtype: 'Subtipo inválido para Torcedor' }],
    [{ subtype: 'constructor' }, { subtype: 'Subtipo inválido para Torcedor' }],
    [{ birthDate: '2999-01-01' }, { birthDate: 'Data de nascimento inválida' }],
    [{ birthDate: '1990-02-30' }, { birthDate: 'Data de nascimento inválida' }],
    [{ name: 'Ana\nSilva' }, { name: 'Nome não pode ter quebras de linha nem marcas invisíveis' }],
    [
      { socialName: 'Ana\u202Emoc' },
      { socialName: 'Nome Social não pode ter quebras de linha nem marcas invisíveis' },
    ],
    [
      { socialName: 'Ganhe em premio.com' },
      { socialName: 'Nome Social não pode ter endereço de site ou de e-mail' },
    ],
  ])('%j', async (changes, fields) => {
    await expect(app.call(createAccount, newPerson(changes))).rejects.toMatchObject({
      code: 'invalid_input',
      fields,
    });
  });

  test.each(['name', 'socialName', 'email', 'cpf_cnpj', 'whatsapp', 'password'])(
    'a very long text, NUL or half a character in %s is refused by the name of the field',
    async (field) => {
      for (const value of ['x'.repeat(50_000), 'a\0bcdefgh', 'a\ud800bcdefgh']) {
        const response = await post(JSON.stringify({ ...newPerson(), [field]: value }));
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({
          error: { code: 'invalid_input', fields: { [field]: expect.any(String) } },
        });
      }
    },
  );

  test('an unknown type of account', async () => {
    const response = await post(JSON.stringify({ ...newPerson(), type: 'toString' }));
    expect(await response.json()).toMatchObject({
      error: { fields: { type: expect.any(String) } },
    });
  });

  test('a form on another site', async () => {
    const person = newPerson();
    const response = await post(JSON.stringify(person), { origin: 'https://outro.test' });
    expect(response.status).toBe(403);
    expect(await rowOf(person.email)).toBeUndefined();
  });
});

describe('what is taken', () => {
  const inUse = {
    code: 'already_in_use',
    message: 'Nome de usuário ou e-mail já está em uso, tente outro.',
  };

  test('an e-mail in any case, and a document with or without its mask', async () => {
    const { sent } = await signUp(app, { cpf_cnpj: `123456789${cpfCheckDigits('123456789')}` });
    const again = newPerson({ email: sent.email.toUpperCase() });
    await expect(app.call(createAccount, again)).rejects.toMatchObject(inUse);
    const masked = newPerson({ cpf_cnpj: '123.456.789-09' });
    await expect(app.call(createAccount, masked)).rejects.toMatchObject(inUse);
  });

  test('of ten at the same moment with one e-mail, exactly one wins', async () => {
    const email = 'disputa@exemplo.com.br';
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => app.call(createAccount, newPerson({ email }))),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject(inUse);
    }
  });

  test('ten of the same name at the same moment all get a username of their own', async () => {
    const accounts = await Promise.all(
      Array.from({ length: 10 }, () =>
        app.call(createAccount, newPerson({ socialName: 'Zé da Galera' })),
      ),
    );
    const usernames = accounts.map(({ username }) => username);
    expect(new Set(usernames).size).toBe(10);
    expect(usernames).toContain('ze.da.galera');
  });
});

test('nothing of an account remains when a part of its creation fails', async () => {
  const { accountCreated } = app.api.services.hooks;
  accountCreated.push(async () => {
    throw new Error('the detail that nobody sees');
  });
  const person = newPerson();
  const response = await post(JSON.stringify(person));
  accountCreated.pop();
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('detail');
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await rowOf(person.email)).toBeUndefined();
});
